import { dayMonthYear, daysBetween } from '../base/time'
import { stageColumns, type StageColumn } from './irisLimits'
import type { KnownOrNot } from './labSchemas'
import type { LabValue } from './quantities'

// The IRIS stage (product/labs 2). It is indicative, and shown only if two results agree.

export type Stage = 1 | 2 | 3 | 4

/** Days. Results that are closer count as one. */
export const STAGE_MIN_GAP_DAYS = 14
/** Days. An older newest result gives no stage. */
export const STAGE_MAX_AGE_DAYS = 180
/** Percent. Two results this near to a limit, one on each side, are between its stages. */
export const BETWEEN_PERCENT = 10

export interface StagedResult {
  day: string
  values: readonly LabValue[]
  hydrated?: KnownOrNot
}

type IndicationReason =
  | 'no-creatinine'
  | 'old'
  | 'one-result'
  | 'sdma-higher'
  | 'sdma-lower'
  | 'sdma-persistent'
  | 'between'
  | 'disagreement'

export interface Indication {
  stage: Stage | null
  /** The reason why `stage` is `null`. */
  because: IndicationReason | null
  /** Both stages if `because` is `between`, else empty. */
  between: readonly Stage[]
  /** The stage by SDMA if `because` is `sdma-persistent`. */
  stageBySdma: Stage | null
  /** The days of the results that would have counted if the cat had been hydrated, newest first. */
  leftOut: readonly string[]
}

export const noIndication: Indication = {
  stage: null,
  because: 'no-creatinine',
  between: [],
  stageBySdma: null,
  leftOut: [],
}

/** @param newestFirst sorted by day; the order within a day does not matter */
export function indication(newestFirst: readonly StagedResult[], today: string): Indication {
  const staged = newestFirst.filter(({ values }) => find(values, 'creatinine'))
  const [newest, ...others] = staged.filter(({ hydrated }) => hydrated !== 'no')
  const previousResult =
    newest && others.find(({ day }) => daysBetween(day, newest.day) >= STAGE_MIN_GAP_DAYS)
  const leftOut = staged
    .filter(
      ({ day, hydrated }) => hydrated === 'no' && (!previousResult || day >= previousResult.day),
    )
    .map(({ day }) => day)
  const withoutStage = (because: IndicationReason) => ({ ...noIndication, because, leftOut })
  if (!newest) return withoutStage('no-creatinine')
  if (daysBetween(newest.day, today) > STAGE_MAX_AGE_DAYS) return withoutStage('old')
  if (!previousResult) return withoutStage('one-result')
  return { ...withoutStage('disagreement'), ...compare([newest, previousResult]) }
}

/** Returns the fields that the two results determine. The others keep the values of a disagreement. */
function compare(pair: readonly [StagedResult, StagedResult]): Partial<Indication> {
  const positions = pair.map(({ values }) => ({
    creatinine: positionOf(find(values, 'creatinine')),
    sdma: positionOf(find(values, 'sdma')),
  }))
  const higher = positions.flatMap(({ creatinine, sdma }) =>
    creatinine && sdma && sdma.stage > creatinine.stage ? sdma.stage : [],
  )
  if (higher.length === pair.length)
    return { because: 'sdma-persistent', stageBySdma: Math.min(...higher) as Stage }
  const byCreatinine = stagesOf(positions.flatMap(({ creatinine }) => creatinine ?? []))
  const bySdma = stagesOf(positions.flatMap(({ sdma }) => sdma ?? []))
  if (byCreatinine && bySdma) {
    const stages = [...new Set([...byCreatinine, ...bySdma])].toSorted((a, b) => a - b)
    const [stage = null] = stages
    if (stages.length === 1) return { because: null, stage }
    if (stages.length === Math.max(byCreatinine.length, bySdma.length))
      return { because: 'between', between: stages }
  }
  // If the results agree by creatinine, SDMA is what disagrees.
  return byCreatinine ? { because: higher.length > 0 ? 'sdma-higher' : 'sdma-lower' } : {}
}

interface Position extends StageColumn {
  amount: number
  stage: Stage
}

/**
 * Returns the stages of one quantity: one if the results agree, two if they are on both sides of a
 * limit and near it, none without results. Returns `null` if they disagree.
 */
function stagesOf(positions: readonly Position[]): Stage[] | null {
  const stages = [...new Set(positions.map(({ stage }) => stage))]
  if (stages.length < 2) return stages
  const lower = Math.min(...stages)
  const isBetween =
    Math.max(...stages) === lower + 1 &&
    positions.every(({ amount, limits }) => isNear(amount, limits[lower - 1] ?? Number.NaN))
  return isBetween ? stages : null
}

// The tolerance is for binary fractions: 1.6 - 1.44 is a little more than 0.16.
const isNear = (amount: number, limit: number): boolean =>
  Math.abs(amount - limit) <= (limit * BETWEEN_PERCENT) / 100 + 1e-9

const find = (values: readonly LabValue[], quantity: keyof typeof stageColumns) =>
  values.find((one) => one.quantity === quantity)

/** Finds a value in IRIS's column of its unit. */
function positionOf(value: LabValue | undefined): Position | null {
  if (!value) return null
  // IRIS has no column for mg/L: it is a tenth of mg/dL.
  const isTenth = value.unit === 'mg/L'
  const columns: Partial<Record<string, StageColumn>> =
    stageColumns[value.quantity as keyof typeof stageColumns]
  const column = columns[isTenth ? 'mg/dL' : value.unit]
  if (!column) return null
  const amount = Number(value.value) / (isTenth ? 10 : 1)
  // Rounded to the printed figures: 250.4 µmol/L counts as 250, 2.84 mg/dL as 2.8.
  const scale = 10 ** column.decimals
  const printed = Math.round(amount * scale + 1e-9) / scale
  const [first, ...others] = column.limits
  const stage = printed < first ? 1 : 2 + others.filter((limit) => printed > limit).length
  return { ...column, amount, stage: stage as Stage }
}

const indicative = 'Indicatif\u00a0: le stade est posé par votre vétérinaire.'

const missingMessages: Record<Exclude<IndicationReason, 'between' | 'sdma-persistent'>, string> = {
  'no-creatinine': 'Stade non calculé\u00a0: aucun résultat ne donne la créatinine.',
  old: `Stade non calculé\u00a0: le dernier résultat a plus de ${STAGE_MAX_AGE_DAYS} jours.`,
  'one-result': `Stade non calculé\u00a0: il faut deux résultats à ${STAGE_MIN_GAP_DAYS} jours d’écart au moins.`,
  'sdma-higher':
    'SDMA plus élevée que la créatinine ne le laisse attendre\u00a0: à recontrôler dans 2 à 4 semaines.',
  'sdma-lower': 'Stade non calculé\u00a0: la SDMA et la créatinine ne donnent pas le même stade.',
  disagreement:
    'Stade non calculé\u00a0: les deux derniers résultats ne donnent pas le même stade.',
}

function stageText({ stage, because, between, stageBySdma, leftOut }: Indication): string {
  if (because === 'sdma-persistent')
    return `SDMA durablement plus élevée\u00a0: IRIS retiendrait le stade ${stageBySdma}. À voir avec votre vétérinaire.`
  if (because === 'between')
    return `Stade IRIS\u00a0: entre les stades ${between.join(' et ')}. ${indicative}`
  if (because === 'no-creatinine' && leftOut.length > 0)
    return 'Stade non calculé\u00a0: il faut la créatinine d’un chat bien hydraté.'
  if (because) return missingMessages[because]
  return stage === 1
    ? `Stade IRIS\u00a0: compatible avec un stade 1, si la maladie est établie. ${indicative}`
    : `Stade IRIS ${stage}. ${indicative}`
}

/** Returns which results the stage leaves out, because the cat was dehydrated. */
function leftOutText([newest, ...others]: readonly string[]): string[] {
  if (newest === undefined) return []
  const day = dayMonthYear(newest)
  return others.length === 0
    ? [`Le résultat du ${day} n’est pas compté\u00a0: le chat était déshydraté.`]
    : [
        `${others.length + 1} résultats, dont celui du ${day}, ne sont pas comptés\u00a0: le chat était déshydraté.`,
      ]
}

/**
 * Returns the French text for screens and integrators. It is never more than indicative
 * (product/labs 2.3).
 */
export const indicationWords = (indicated: Indication): string =>
  [stageText(indicated), ...leftOutText(indicated.leftOut)].join(' ')
