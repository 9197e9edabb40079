// A cat's weight is a decimal string in kg on the wire ('4.2'), grams in the rules and the database, French on screen.

/** kg (product/cats 3.1). */
export const WEIGHT_MIN_KG = 0.3
export const WEIGHT_MAX_KG = 25
/** A step of 0.1 kg (product/cats 3.1). */
const STEP_GRAMS = 100

export const WEIGHT_MESSAGE = 'Le poids doit être compris entre 0,3 et 25 kg'

/** Grams, rounded to the step; with a decimal point or comma. Null if it is out of range or no number. */
export function parseWeight(text: string): number | null {
  const match = /^\d{1,3}(?:[.,]\d{1,3})?$/.exec(text.trim())
  if (!match) return null
  const kg = Number(match[0].replace(',', '.'))
  if (kg < WEIGHT_MIN_KG || kg > WEIGHT_MAX_KG) return null
  return Math.round((kg * 1000) / STEP_GRAMS) * STEP_GRAMS
}

/** '4.2', for the wire. */
export function formatWeight(grams: number): string {
  return (Math.round(grams / STEP_GRAMS) / 10).toFixed(1)
}

/** '4,2 kg', for the screen. */
export function weightLabel(grams: number): string {
  return `${formatWeight(grams).replace('.', ',')} kg`
}
