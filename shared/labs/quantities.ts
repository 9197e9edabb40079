// The units and the possible values of each laboratory quantity (product/labs 1). The form,
// GraphQL, REST and the stages read this table.

interface Quantity {
  label: string
  /** The factor that converts a value into the first unit. */
  units: Readonly<Record<string, number>>
  /**
   * The bounds in the first unit. A value outside requires a confirmation, because its unit is probably
   * wrong (product/labs 1.4).
   */
  possible: readonly [min: number, max: number]
  /** The range of healthy adults, in the first unit (product/labs 4.3). */
  usual: UsualRange
  /** The form's unit for a first value, if it is not the first unit. */
  formUnit?: string
}

/** An absent end is open. `from` and `to` are within the range, `under` is not. */
export interface UsualRange {
  from?: number
  to?: number
  under?: number
}

// labSources.ts has the sources of the numbers, in French, for /sources.
// Molar masses in g/mol: creatinine 113.12, urea 60.06, phosphorus 30.97, calcium 40.08, magnesium
// 24.305, thyroxine 776.87 (IUPAC).
export const quantities = {
  creatinine: {
    label: 'Créatinine',
    units: { 'µmol/L': 1, 'mg/dL': 88.4, 'mg/L': 8.84 },
    possible: [20, 1500],
    usual: { from: 71, to: 212 },
  },
  sdma: { label: 'SDMA', units: { 'µg/dL': 1 }, possible: [1, 150], usual: { to: 14 } },
  urea: {
    label: 'Urée',
    units: { 'mmol/L': 1, 'g/L': 16.65, 'mg/dL': 0.1665 },
    possible: [1, 100],
    usual: { from: 5.7, to: 12.9 },
  },
  // A mole of urea has 28 g of nitrogen: the same mmol/L as urea, but not the same mg/dL.
  ureaNitrogen: {
    label: 'Azote uréique (BUN)',
    units: { 'mmol/L': 1, 'mg/dL': 0.357 },
    possible: [1, 100],
    usual: { from: 5.7, to: 12.9 },
    formUnit: 'mg/dL',
  },
  phosphate: {
    label: 'Phosphore',
    units: { 'mmol/L': 1, 'mg/L': 0.03229, 'mg/dL': 0.3229 },
    possible: [0.3, 6],
    usual: { from: 1, to: 2.42 },
  },
  potassium: {
    label: 'Potassium',
    units: { 'mmol/L': 1 },
    possible: [1.5, 10],
    usual: { from: 3.5, to: 5.8 },
  },
  calcium: {
    label: 'Calcium',
    units: { 'mmol/L': 1, 'mg/L': 0.02495, 'mg/dL': 0.2495 },
    possible: [0.8, 5],
    usual: { from: 1.95, to: 2.83 },
  },
  ionisedCalcium: {
    label: 'Calcium ionisé',
    units: { 'mmol/L': 1, 'mg/L': 0.02495, 'mg/dL': 0.2495 },
    possible: [0.4, 3],
    usual: { from: 1.19, to: 1.37 },
  },
  sodium: {
    label: 'Sodium',
    units: { 'mmol/L': 1 },
    possible: [110, 200],
    usual: { from: 145, to: 157 },
  },
  bicarbonate: {
    label: 'Bicarbonates',
    units: { 'mmol/L': 1 },
    possible: [4, 50],
    usual: { from: 17, to: 24 },
  },
  magnesium: {
    label: 'Magnésium',
    units: { 'mmol/L': 1, 'mg/L': 0.04114, 'mg/dL': 0.4114 },
    possible: [0.2, 4],
    usual: { from: 0.71, to: 1.06 },
  },
  albumin: {
    label: 'Albumine',
    units: { 'g/L': 1, 'g/dL': 10 },
    possible: [8, 60],
    usual: { from: 25, to: 45 },
  },
  haematocrit: {
    label: 'Hématocrite',
    units: { '%': 1 },
    possible: [5, 70],
    usual: { from: 30.3, to: 52.3 },
  },
  upc: { label: 'RPCU', units: { '': 1 }, possible: [0, 20], usual: { under: 0.2 } },
  usg: { label: 'Densité urinaire', units: { '': 1 }, possible: [1, 1.09], usual: { from: 1.035 } },
  pressure: {
    label: 'Pression systolique',
    units: { mmHg: 1 },
    possible: [50, 300],
    usual: { under: 140 },
  },
  fgf23: {
    label: 'FGF-23',
    units: { 'pg/mL': 1 },
    possible: [5, 50_000],
    usual: { from: 85.8, to: 387 },
  },
  ntProBnp: {
    label: 'NT-proBNP',
    units: { 'pmol/L': 1 },
    possible: [5, 3000],
    usual: { under: 100 },
  },
  t4: {
    label: 'T4',
    units: { 'nmol/L': 1, 'µg/dL': 12.87 },
    possible: [1, 300],
    usual: { from: 10, to: 60 },
  },
} as const satisfies Record<string, Quantity>

export type QuantityName = keyof typeof quantities
export const quantityNames = Object.keys(quantities) as [QuantityName, ...QuantityName[]]

/** Returns whether this build has the quantity: a page that stays open may receive one from a newer server. */
export const isQuantityName = (quantity: string): quantity is QuantityName =>
  Object.hasOwn(quantities, quantity)

/** A value as it was typed: a decimal ('2.4') in one of the quantity's units. */
export interface LabValue {
  quantity: QuantityName
  value: string
  unit: string
  /** The laboratory's own range, in `unit`, where the user typed it. */
  rangeFrom?: string | null | undefined
  rangeTo?: string | null | undefined
}

const factorOf = (quantity: QuantityName, unit: string): number | undefined =>
  (quantities[quantity].units as Readonly<Record<string, number>>)[unit]

export const isUnitOf = (quantity: QuantityName, unit: string): boolean =>
  factorOf(quantity, unit) !== undefined

export const unitsOf = (quantity: QuantityName): string[] => Object.keys(quantities[quantity].units)

/** Returns the form's unit for a quantity that was never typed. */
export function formUnitOf(quantity: QuantityName): string {
  const { formUnit }: Quantity = quantities[quantity]
  return formUnit ?? unitsOf(quantity)[0] ?? ''
}

export function toFirstUnit({ quantity, value, unit }: LabValue): number {
  return Number(value) * (factorOf(quantity, unit) ?? Number.NaN)
}

export const fromFirstUnit = (quantity: QuantityName, amount: number, unit: string): number =>
  amount / (factorOf(quantity, unit) ?? Number.NaN)

export function isPossible(value: LabValue): boolean {
  const [least, most] = quantities[value.quantity].possible
  const amount = toFirstUnit(value)
  return amount >= least && amount <= most
}

const confusableQuantities: Partial<Record<QuantityName, QuantityName>> = {
  urea: 'ureaNitrogen',
  ureaNitrogen: 'urea',
}

/**
 * Returns the quantity that was probably measured, if a value is impossible for its own and
 * possible for the other: urea and urea nitrogen (product/labs 4.6). Returns `null` otherwise.
 */
export function likelierQuantity(value: LabValue): QuantityName | null {
  const quantity = confusableQuantities[value.quantity]
  return quantity && !isPossible(value) && isPossible({ ...value, quantity }) ? quantity : null
}
