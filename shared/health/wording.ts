import { VOMITING_FREQUENT, VOMITING_LIGHT, VOMITING_REPEATED } from './thresholds'

// What several sentences need: numbers in words, and French grammar.

/** '1 vomissement': the counts that are light, and those that are repeated. */
export const lightVomitings = vomitings(VOMITING_LIGHT, VOMITING_REPEATED - 1)
export const repeatedVomitings = vomitings(VOMITING_REPEATED, VOMITING_FREQUENT - 1)
/** Fewer than are light. */
export const noVomiting = VOMITING_LIGHT > 1 ? `moins de ${VOMITING_LIGHT}` : 'aucun'

function vomitings(from: number, to: number): string {
  return `${range(from, to)} ${plural(to, 'vomissement')}`
}

/** '2', '2 ou 3', '2 à 4': the whole numbers from one to another. */
export function range(from: number, to: number): string {
  if (to <= from) return String(from)
  return `${from} ${to === from + 1 ? 'ou' : 'à'} ${to}`
}

/** French has its plural from 2 on. */
export function plural(count: number, noun: string): string {
  return count > 1 ? `${noun}s` : noun
}

/** With a capital. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
