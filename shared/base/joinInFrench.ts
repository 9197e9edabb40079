/** Returns words such as 'lundi, mardi et jeudi'. */
export const joinInFrench = (words: readonly string[]): string =>
  [words.slice(0, -1).join(', '), ...words.slice(-1)].filter((text) => text !== '').join(' et ')
