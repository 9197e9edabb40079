/** An age as of a day, or a birth date (product/cats 1.3). */
export interface KnownAge {
  birthDate: string | null
  age: number | null
  ageAsOf: string | null
}

/**
 * Returns whole years as of today. The birth date is used if no age was given (product/cats 1.3).
 */
export function ageOn(today: string, { birthDate, age, ageAsOf }: KnownAge): number | null {
  if (age !== null) return age + (ageAsOf === null ? 0 : wholeYears(ageAsOf, today))
  return birthDate === null ? null : wholeYears(birthDate, today)
}

/** Years; the oldest known cat was 38. */
export const AGE_MAX = 50

/** Returns whether a cat that was born on `day` would exceed the greatest age. */
export const isBeyondMaxAge = (day: string, today: string): boolean =>
  wholeYears(day, today) > AGE_MAX

export function typedAge(text: string): number | '' {
  return text.trim() === '' ? '' : Number(text.replace(',', '.'))
}

/** Compares 'MM-DD' for this year's birthday. Returns 0 for a birth date in the future. */
function wholeYears(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4))
  return Math.max(0, to.slice(5) < from.slice(5) ? years - 1 : years)
}
