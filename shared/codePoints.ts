/** Code points, as the database counts. */
export function length(text: string): number {
  return Array.from(text).length
}
