import { plural } from '../../base/plural'
import { dateInWords, dayMonth } from '../../base/time'
import { parseWeight, weightLabel } from '../../weight/weightValue'

/** The numbers that a vet may propose, in the order of the screens (product/sharing 7.1). */
export const vetParts = ['weight', 'loss', 'urinations', 'check', 'phone', 'must_not_miss'] as const
export type VetPart = (typeof vetParts)[number]

/**
 * The value of 'loss' is percent within `days`. Others are kg, a usual count per day, a day
 * (YYYY-MM-DD), a telephone number, or the name of the treatment whose doses must not be missed.
 */
export interface VetNumber {
  part: VetPart
  value: string
  /** `null` if the part is not 'loss' */
  days: number | null
  /** The treatment's course; absent for every part except 'must_not_miss'. */
  courseId?: string | undefined
}

/**
 * A number that the owner accepted. A telephone number is stored with the cat, and 'must_not_miss'
 * with the treatment instead.
 */
export interface VetLimit extends VetNumber {
  /** The owner's calendar day on which it was accepted. */
  since: string
}

export const limitOf = (limits: readonly VetLimit[], part: VetPart): VetLimit | undefined =>
  limits.find((limit) => limit.part === part)

/**
 * Returns the limits for an entry of this day: a number that was accepted later does not change
 * earlier entries (product/sharing 7.5).
 */
export function usualUrinationsOn(day: string, limits: readonly VetLimit[]) {
  const usual = limitOf(limits, 'urinations')
  return usual && usual.since <= day
    ? { usualUrinations: Number(usual.value), usualSince: usual.since }
    : { usualUrinations: null, usualSince: null }
}

/** Returns the label that every reason with an accepted number contains. */
export const agreedLimitLabel = (since: string): string =>
  `Seuil fixé avec votre vétérinaire le ${dayMonth(since)}`

const words: Record<VetPart, (value: string, days: number | null) => string> = {
  weight: (value) =>
    `Appeler si le poids passe sous ${weightLabel(parseWeight(value) ?? 0).replace(' ', '\u00a0')}`,
  loss: (value, days) =>
    `Alerter dès ${value}\u202f% de perte de poids en ${days}\u00a0${plural(days ?? 0, 'jour')}`,
  urinations: (value) => `Urinations habituelles\u00a0: ${value} par jour`,
  check: (value) => `Prochain contrôle\u00a0: ${dateInWords(value)}`,
  phone: (value) => `Téléphone du vétérinaire\u00a0: ${value}`,
  must_not_miss: (value) => `Traitement à ne pas manquer\u00a0: ${value}`,
}

export const vetNumberWords = ({ part, value, days }: VetNumber): string => words[part](value, days)
