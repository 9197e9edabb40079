import { inFirstUnit, type LabValue, type QuantityName } from './quantities'
import { inUnitLabel, valueLabel } from './readings'

// What IRIS says beside the stage: protein in the urine, pressure, the phosphate that is aimed at (iris-kidney.com, 2023).

const words: Partial<Record<QuantityName, (amount: number) => string>> = {
  upc: (upc) => (upc < 0.2 ? 'pas de protéinurie' : upc <= 0.4 ? 'protéinurie limite' : 'protéinurie'),
  pressure: (mmHg) => (mmHg < 140 ? 'pression normale' : mmHg < 160 ? 'préhypertension' : mmHg < 180 ? 'hypertension' : 'hypertension sévère'),
}

/** mmol/L, from 0.9; stage 1 has none. */
const phosphateUpTo: Partial<Record<number, string>> = { 2: '1.5', 3: '1.6', 4: '1.9' }

const phosphate = (value: string): LabValue => ({ quantity: 'phosphate', value, unit: 'mmol/L' })

/** A sentence each, of the newest values. @param stage null: none stands, and nothing is aimed at */
export function besideStage(newest: readonly LabValue[], stage: number | null): string[] {
  return newest.flatMap((value) => {
    const said = words[value.quantity]?.(inFirstUnit(value))
    if (said) return [`${value.quantity === 'upc' ? 'RPCU' : 'Pression'} ${valueLabel(value)}\u00a0: ${said} selon IRIS.`]
    const most = stage === null ? undefined : phosphateUpTo[stage]
    if (value.quantity !== 'phosphate' || most === undefined) return []
    const [from, to] = ['0.9', most].map((limit) => inUnitLabel(phosphate(limit), value.unit))
    return [`Phosphore ${valueLabel(value)}\u00a0: IRIS vise ${from} à ${to} au stade ${stage}.`]
  })
}
