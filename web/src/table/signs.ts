/** Signs that several parts of the table draw, in a square of 24. */
export const LOG_SIGN = 'M4 6h16M4 11h16M4 16h7M14 16.5l3 3 3-3';
