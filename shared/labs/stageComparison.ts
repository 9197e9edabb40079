import { BORDERLINE_UPC, phosphateTargets, PRESSURE_FROM } from './irisLimits'
import { toFirstUnit, type LabValue, type QuantityName } from './quantities'
import { decimal, withUnit } from './ranges'
import { valueLabel } from './readings'

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

/** Returns IRIS's target as it is printed, such as '2,7 à 5,0 mg/dL'; `null` if there is none. */
function phosphateTarget(stage: number, unit: string): string | null {
  // IRIS has no column for mg/L: it is ten times mg/dL.
  const isTenfold = unit === 'mg/L'
  const { from, upTo } = phosphateTargets[unit === 'mmol/L' ? unit : 'mg/dL']
  const to = upTo[stage]
  if (to === undefined) return null
  const [low, high] = [from, to].map((limit) =>
    decimal(isTenfold ? Math.round(Number(limit) * 10) : limit),
  )
  return withUnit(`${low} à ${high}`, unit)
}

/**
 * Returns a sentence for each of the newest values.
 * @param stage `null` if no stage is known: phosphate has no target then
 */
export function stageComparison(newest: readonly LabValue[], stage: number | null): string[] {
  return newest.flatMap((value) => {
    const stageWords = words[value.quantity]?.(toFirstUnit(value))
    if (stageWords)
      return [
        `${value.quantity === 'upc' ? 'RPCU' : 'Pression'} ${valueLabel(value)}\u00a0: ${stageWords} selon IRIS.`,
      ]
    if (value.quantity !== 'phosphate' || stage === null) return []
    const target = phosphateTarget(stage, value.unit)
    return target === null
      ? []
      : [`Phosphore ${valueLabel(value)}\u00a0: IRIS vise ${target} au stade ${stage}.`]
  })
}
