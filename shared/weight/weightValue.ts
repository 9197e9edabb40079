// A weight is a decimal string in kg on the wire ('4.2'), grams in the rules and the database, and
// French on screen.

/** kg (product/cats 3.1). */
export const WEIGHT_MIN_KG = 0.3
export const WEIGHT_MAX_KG = 25
/** Grams: the screens show multiples of 10 g (product/cats 3.1). */
const SHOWN_GRAMS = 10
/** Grams: a field steps by 0.1 kg. */
const STEP_GRAMS = 100

export const WEIGHT_MESSAGE = 'Le poids doit être compris entre 0,3 et 25 kg'

/**
 * Parses kg with a point or comma into grams. Returns `null` if it is out of range or no number.
 */
export function parseWeight(text: string): number | null {
  const match = /^\d{1,3}(?:[.,]\d{1,3})?$/.exec(text.trim())
  if (!match) return null
  const grams = Math.round(Number(match[0].replace(',', '.')) * 1000)
  return grams < WEIGHT_MIN_KG * 1000 || grams > WEIGHT_MAX_KG * 1000 ? null : grams
}

/** Returns '4.2' or '4.25', as on the wire. */
export function formatWeight(grams: number): string {
  return (grams / 1000).toFixed(3).replace(/0{1,2}$/, '')
}

/** Returns '4,25', as on screen. */
export function shownWeight(grams: number): string {
  return formatWeight(Math.round(grams / SHOWN_GRAMS) * SHOWN_GRAMS).replace('.', ',')
}

/**
 * Returns the text of a field after a step up or down, to the gram, within the range; `null` if
 * `text` is no weight.
 */
export function stepWeight(text: string, direction: 1 | -1): string | null {
  const grams = parseWeight(text)
  if (grams === null) return null
  const stepped = grams + direction * STEP_GRAMS
  return formatWeight(
    Math.min(Math.max(stepped, WEIGHT_MIN_KG * 1000), WEIGHT_MAX_KG * 1000),
  ).replace('.', ',')
}

/** Returns '4,2 kg', as on screen. */
export function weightLabel(grams: number): string {
  return `${shownWeight(grams)} kg`
}

/** Returns '−7 %', or 'inchangé' if that would be 0. */
export function weightChangeLabel(from: number, to: number): string {
  const percent = Math.round(((to - from) / from) * 100)
  return percent === 0 ? 'inchangé' : `${percent > 0 ? '+' : '−'}${Math.abs(percent)}\u202f%`
}
