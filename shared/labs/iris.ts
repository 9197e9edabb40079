import { daysBetween } from '../base/time'
import { stageUpTo } from './irisLimits'
import { inFirstUnit, type LabValue, type QuantityName } from './quantities'

// The IRIS stage (product/labs 2). It is indicative, and shown only if two results agree.

export type Stage = 1 | 2 | 3 | 4

/** Days. Results that are closer count as one. */
export const STAGE_APART_DAYS = 14
/** Days. An older newest result gives no stage. */
export const STAGE_FRESH_DAYS = 180

export interface Result {
  day: string
  values: readonly LabValue[]
}

export type Indication =
  | { stage: Stage; because: null }
  | {
      stage: null
      because: 'no-creatinine' | 'old' | 'one-result' | 'sdma-higher' | 'disagreement'
    }

const none = (because: Exclude<Indication['because'], null>): Indication => ({
  stage: null,
  because,
})

/** @param newestFirst sorted by day; the order within a day does not matter */
export function indication(newestFirst: readonly Result[], today: string): Indication {
  const staged = newestFirst.filter(({ values }) => valueOf(values, 'creatinine') !== null)
  const [newest] = staged
  if (!newest) return none('no-creatinine')
  if (daysBetween(newest.day, today) > STAGE_FRESH_DAYS) return none('old')
  const before = staged.find(({ day }) => daysBetween(day, newest.day) >= STAGE_APART_DAYS)
  if (!before) return none('one-result')
  const of = (quantity: 'creatinine' | 'sdma') =>
    [newest, before].flatMap(({ values }) => stageOf(quantity, values) ?? [])
  const [byCreatinine, bySdma] = [of('creatinine'), of('sdma')]
  const [stage] = byCreatinine as [Stage]
  if ([...byCreatinine, ...bySdma].every((one) => one === stage)) return { stage, because: null }
  const agree = byCreatinine.every((one) => one === stage)
  return none(agree && bySdma.some((one) => one > stage) ? 'sdma-higher' : 'disagreement')
}

export function valueOf(values: readonly LabValue[], quantity: QuantityName): number | null {
  const value = values.find((one) => one.quantity === quantity)
  return value ? inFirstUnit(value) : null
}

function stageOf(quantity: keyof typeof stageUpTo, values: readonly LabValue[]): Stage | null {
  const value = valueOf(values, quantity)
  if (value === null) return null
  // IRIS's limits are whole numbers: 250.4 µmol/L counts as 250.
  const beyond = stageUpTo[quantity].filter((limit) => Math.round(value) > limit).length
  return (beyond + 1) as Stage
}

const missing: Record<Exclude<Indication['because'], null>, string> = {
  'no-creatinine': 'Stade non calculé\u00a0: aucun résultat ne donne la créatinine.',
  old: `Stade non calculé\u00a0: le dernier résultat a plus de ${STAGE_FRESH_DAYS} jours.`,
  'one-result': `Stade non calculé\u00a0: il faut deux résultats à ${STAGE_APART_DAYS} jours d’écart au moins.`,
  'sdma-higher':
    'SDMA plus élevée que la créatinine ne le laisse attendre\u00a0: à recontrôler dans 2 à 4 semaines.',
  disagreement:
    'Stade non calculé\u00a0: les deux derniers résultats ne donnent pas le même stade.',
}

/**
 * Returns the French text for screens and integrators. It is never more than indicative
 * (product/labs 2.3).
 */
export const indicationText = ({ stage, because }: Indication): string =>
  because === null
    ? `Stade IRIS ${stage}. Indicatif\u00a0: le stade est posé par votre vétérinaire.`
    : missing[because]
