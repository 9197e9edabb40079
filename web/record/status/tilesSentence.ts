// The closed section's sentence. The other sections' sentences load later (page/sectionSentences.ts).

interface ShownTile {
  readonly color: string
  readonly isToConfirm: boolean
}

/** Returns '1 urgent, 2 à surveiller', or 'Les cinq sont stables'. */
export function tilesSentence(tiles: readonly ShownTile[]): string {
  const count = (isCounted: (tile: ShownTile) => boolean, one: string, several = one) => {
    const number = tiles.filter(isCounted).length
    return number === 0 ? [] : [`${number}\u00a0${number > 1 ? several : one}`]
  }
  const words = [
    ...count(({ color }) => color === 'red', 'urgent', 'urgents'),
    ...count(({ color }) => color === 'amber', 'à surveiller'),
    ...count(({ color, isToConfirm }) => color === 'green' && isToConfirm, 'à confirmer'),
    ...count(({ color }) => color === 'none', 'sans réponse'),
  ].join(', ')
  return words || 'Les cinq sont stables'
}
