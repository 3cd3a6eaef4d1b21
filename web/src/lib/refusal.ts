/** A command that the server refused, with the code and, for a rule's reason, the key of its sentence. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly key = '',
    readonly detail = '',
  ) {
    super(detail || code);
  }
}
