/** Returns a French noun or adjective, with an s from 2 on. */
export function plural(count: number, word: string): string {
  return count > 1 ? `${word}s` : word
}
