import { plural } from '#shared/base/plural'
/** Returns '4 traitements en cours : Semintra, Ipakitine, 2 autres', without 'en cours' of a dead cat. */
export function careSentence(
  running: readonly { readonly name: string }[],
  isInMemory = false,
): string {
  const state = isInMemory ? '' : ' en cours'
  if (running.length === 0) return `Aucun traitement${state}`
  const namedCount = running.length > 3 ? 2 : 3
  const otherCount = running.length - namedCount
  const names = running.slice(0, namedCount).map(({ name }) => name)
  const words = [...names, ...(otherCount > 0 ? [`${otherCount}\u00a0autres`] : [])].join(', ')
  return `${running.length}\u00a0${plural(running.length, 'traitement')}${state}\u00a0: ${words}`
}
