/** What is known of a cat's age: an age as of a day, or a birth date (product/cats 1.3: it grows). */
export interface KnownAge {
  birthDate: string | null
  age: number | null
  ageAsOf: string | null
}

/** Whole years today; a birth date counts where no age was given (product/cats 1.3). */
export function ageOn(today: string, { birthDate, age, ageAsOf }: KnownAge): number | null {
  if (age !== null) return age + (ageAsOf === null ? 0 : wholeYears(ageAsOf, today))
  return birthDate === null ? null : wholeYears(birthDate, today)
}

/** A form's text, as a schema reads it: what is no number is refused at its field. */
export function typedAge(text: string): number | '' {
  return text.trim() === '' ? '' : Number(text.replace(',', '.'))
}

/** The end of the day's text, 'MM-DD', tells whether this year's anniversary has come; a birth in the future is 0. */
function wholeYears(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4))
  return Math.max(0, to.slice(5) < from.slice(5) ? years - 1 : years)
}
