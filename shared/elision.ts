const vowel = /^[aeiouæœ]/
/** 'de Yuki' but 'd’Yves'; 'de Ouistiti', 'de oui'; 'de onze'. An h is left alone: whether it is mute, a name does not say. */
const heardAsConsonant = /^(?:y(?:[aeiou]|$)|ou[aeiy]|onze|oui)/

/** 'd’Isis', 'de Mina', 'qu’Émile': what stands before a name in French (product/pages 6.5). */
export function elided(word: 'de' | 'que', name: string): string {
  const sound = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const elides = !heardAsConsonant.test(sound) && (vowel.test(sound) || sound.startsWith('y'))
  return elides ? `${word.slice(0, -1)}’${name}` : `${word} ${name}`
}
