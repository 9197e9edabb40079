const begin = (name: string, count: number) => Array.from(name).slice(0, count).join('')

/**
 * Returns the letters of each cat without a photo: two, or three if another name has the same two.
 */
export const lettersOf = (names: readonly string[]): string[] =>
  names.map((name) =>
    begin(
      name,
      names.some((other) => other !== name && begin(other, 2) === begin(name, 2)) ? 3 : 2,
    ),
  )
