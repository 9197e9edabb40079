import { BORDERLINE_UPC, PHOSPHATE_FROM, phosphateUpTo, PRESSURE_FROM } from './irisLimits'
import { inFirstUnit, type LabValue, type QuantityName } from './quantities'
import { inUnitLabel, valueLabel } from './readings'

// The further classifications of IRIS: protein in the urine, blood pressure, and the target of
// phosphate.

const { prehypertension, hypertension, severe } = PRESSURE_FROM
const [borderline, upToBorderline] = BORDERLINE_UPC

const words: Partial<Record<QuantityName, (amount: number) => string>> = {
  upc: (upc) =>
    upc < borderline
      ? 'pas de protéinurie'
      : upc <= upToBorderline
        ? 'protéinurie limite'
        : 'protéinurie',
  pressure: (mmHg) =>
    mmHg < prehypertension
      ? 'pression normale'
      : mmHg < hypertension
        ? 'préhypertension'
        : mmHg < severe
          ? 'hypertension'
          : 'hypertension sévère',
}

const phosphate = (value: string): LabValue => ({ quantity: 'phosphate', value, unit: 'mmol/L' })

/**
 * Returns a sentence for each of the newest values.
 * @param stage `null` if no stage is known: phosphate has no target then
 */
export function stageComparison(newest: readonly LabValue[], stage: number | null): string[] {
  return newest.flatMap((value) => {
    const stageWords = words[value.quantity]?.(inFirstUnit(value))
    if (stageWords)
      return [
        `${value.quantity === 'upc' ? 'RPCU' : 'Pression'} ${valueLabel(value)}\u00a0: ${stageWords} selon IRIS.`,
      ]
    const most = stage === null ? undefined : phosphateUpTo[stage]
    if (value.quantity !== 'phosphate' || most === undefined) return []
    const [from, to] = [PHOSPHATE_FROM, most].map((limit) =>
      inUnitLabel(phosphate(limit), value.unit),
    )
    return [`Phosphore ${valueLabel(value)}\u00a0: IRIS vise ${from} à ${to} au stade ${stage}.`]
  })
}
