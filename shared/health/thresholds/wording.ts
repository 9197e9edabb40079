import { plural } from '../../base/plural'
import { VOMITING_FREQUENT, VOMITING_LIGHT, VOMITING_REPEATED } from './thresholds'

/** Words such as '1 vomissement'. */
export const lightVomitings = vomitings(VOMITING_LIGHT, VOMITING_REPEATED - 1)
export const repeatedVomitings = vomitings(VOMITING_REPEATED, VOMITING_FREQUENT - 1)
export const noVomiting = VOMITING_LIGHT > 1 ? `moins de ${VOMITING_LIGHT}` : 'aucun'

function vomitings(from: number, to: number): string {
  return `${range(from, to)} ${plural(to, 'vomissement')}`
}

/** Returns '2', '2 ou 3' or '2 à 4': the whole numbers of a range. */
export function range(from: number, to: number): string {
  if (to <= from) return String(from)
  return `${from} ${to === from + 1 ? 'ou' : 'à'} ${to}`
}
