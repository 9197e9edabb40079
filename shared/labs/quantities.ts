// The units and the possible values of each laboratory quantity (product/labs 1). The form,
// GraphQL, REST and the stages read this table.

interface Quantity {
  label: string
  /** the factor that converts a value into the first unit */
  units: Readonly<Record<string, number>>
  /**
   * in the first unit; a value outside requires a confirmation, because its unit is probably wrong
   * (product/labs 1.4)
   */
  possible: readonly [least: number, most: number]
  /** the range of healthy adults, in the first unit; `null` for an open end (product/labs 4.3) */
  usual: readonly [from: number | null, to: number | null]
}

// labSources.ts has the sources of the numbers, in French, for /sources.
// Molar masses in g/mol: creatinine 113.12, urea 60.06, phosphorus 30.97, calcium 40.08, thyroxine
// 776.87 (IUPAC).
export const quantities = {
  creatinine: {
    label: 'Créatinine',
    units: { 'µmol/L': 1, 'mg/dL': 88.4, 'mg/L': 8.84 },
    possible: [20, 1500],
    usual: [71, 212],
  },
  sdma: { label: 'SDMA', units: { 'µg/dL': 1 }, possible: [1, 150], usual: [null, 14] },
  urea: {
    label: 'Urée',
    units: { 'mmol/L': 1, 'g/L': 16.65, 'mg/dL': 0.1665 },
    possible: [1, 100],
    usual: [5.7, 12.9],
  },
  phosphate: {
    label: 'Phosphore',
    units: { 'mmol/L': 1, 'mg/L': 0.03229, 'mg/dL': 0.3229 },
    possible: [0.3, 6],
    usual: [1, 2.42],
  },
  potassium: { label: 'Potassium', units: { 'mmol/L': 1 }, possible: [1.5, 10], usual: [3.5, 5.8] },
  calcium: {
    label: 'Calcium',
    units: { 'mmol/L': 1, 'mg/dL': 0.2495 },
    possible: [0.8, 5],
    usual: [1.95, 2.83],
  },
  haematocrit: { label: 'Hématocrite', units: { '%': 1 }, possible: [5, 70], usual: [30.3, 52.3] },
  upc: { label: 'RPCU', units: { '': 1 }, possible: [0, 20], usual: [null, 0.2] },
  usg: { label: 'Densité urinaire', units: { '': 1 }, possible: [1, 1.09], usual: [1.035, null] },
  pressure: {
    label: 'Pression systolique',
    units: { mmHg: 1 },
    possible: [50, 300],
    usual: [null, 140],
  },
  t4: { label: 'T4', units: { 'nmol/L': 1, 'µg/dL': 12.87 }, possible: [1, 300], usual: [10, 60] },
} as const satisfies Record<string, Quantity>

export type QuantityName = keyof typeof quantities
export const quantityNames = Object.keys(quantities) as [QuantityName, ...QuantityName[]]

/** A value as it was typed: a decimal ('2.4') in one of the quantity's units. */
export interface LabValue {
  quantity: QuantityName
  value: string
  unit: string
}

const factorOf = (quantity: QuantityName, unit: string): number | undefined =>
  (quantities[quantity].units as Readonly<Record<string, number>>)[unit]

export const isUnitOf = (quantity: QuantityName, unit: string): boolean =>
  factorOf(quantity, unit) !== undefined

export const unitsOf = (quantity: QuantityName): string[] => Object.keys(quantities[quantity].units)

/** Converts a value into the quantity's first unit. */
export function inFirstUnit({ quantity, value, unit }: LabValue): number {
  return Number(value) * (factorOf(quantity, unit) ?? Number.NaN)
}

/** Converts an amount from the quantity's first unit into another. */
export const inUnit = (quantity: QuantityName, amount: number, unit: string): number =>
  amount / (factorOf(quantity, unit) ?? Number.NaN)

export function isPossible(value: LabValue): boolean {
  const [least, most] = quantities[value.quantity].possible
  const amount = inFirstUnit(value)
  return amount >= least && amount <= most
}
