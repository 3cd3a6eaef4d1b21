/** From which table somebody came to look back at a match: the way back is theirs alone, and so in no link that they share. */
const key = (match: string) => `quintet.origin.${match}`;

export function comeFrom(match: string, table: string): void {
  sessionStorage.setItem(key(match), table);
}

export const originOf = (match: string): string | undefined => sessionStorage.getItem(key(match)) ?? undefined;
