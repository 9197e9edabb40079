const vowel = /^[aeiouæœ]/
/**
 * Words before which French does not elide: 'de Yuki' but 'd’Yves', 'de Ouistiti', 'de oui', 'de
 * onze'. An h is never elided: a name does not show whether it is mute.
 */
const soundsAsConsonant = /^(?:y(?:[aeiou]|$)|ou[aeiy]|onze|oui)/

/**
 * Returns 'd’Isis', 'de Mina' or 'qu’Émile': the word before a name in French (product/pages 6.5).
 */
export function elide(word: 'de' | 'que', name: string): string {
  const sound = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const elides = !soundsAsConsonant.test(sound) && (vowel.test(sound) || sound.startsWith('y'))
  return elides ? `${word.slice(0, -1)}’${name}` : `${word} ${name}`
}
