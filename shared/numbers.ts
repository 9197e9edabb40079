/** '1 200', '0,125': without Intl, whose first use costs an old phone a tenth of a second. @param digits most after the comma */
export function frenchNumber(value: number, digits = 0): string {
  const [whole = '', decimals] = String(Number(value.toFixed(digits))).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '\u202f')
  return decimals === undefined ? grouped : `${grouped},${decimals}`
}
