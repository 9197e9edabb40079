/**
 * Formats '1 200' or '0,125' without Intl, whose first use takes 0.1 s on an old phone.
 * @param digits the most digits after the comma
 */
export function frenchNumber(value: number, digits = 0): string {
  const [integerPart = '', decimals] = String(Number(value.toFixed(digits))).split('.')
  const grouped = integerPart.replace(/\B(?=(\d{3})+$)/g, '\u202f')
  return decimals === undefined ? grouped : `${grouped},${decimals}`
}
