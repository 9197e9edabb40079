const begin = (name: string, count: number) => Array.from(name).slice(0, count).join('')

/** What stands for each cat without a photo: two letters, or three where two are those of another name too. */
export const lettersOf = (names: readonly string[]): string[] =>
  names.map((name) =>
    begin(
      name,
      names.some((other) => other !== name && begin(other, 2) === begin(name, 2)) ? 3 : 2,
    ),
  )
