import { addDays, daysBetween } from '../base/time'
import { isGiven, type NotedDose, slotsOf, type PlanStep, stepOn } from '../care/course'
import type { DoseUnit } from '../care/treatmentSchemas'

// Computes what is left of a treatment (product/stock): renewals and corrections, less the given
// doses. Sums do not depend on the order in which these arrive.

export const stockUnits = ['dose', 'ml', 'bag'] as const
export const stockChangeKinds = ['renewed', 'corrected'] as const

export type StockUnit = (typeof stockUnits)[number]
export type StockChangeKind = (typeof stockChangeKinds)[number]

export interface StockTerms {
  unit: StockUnit
  /** The millilitres of one bag; `null` if the unit is another one. */
  bagMl: number | null
  /** ISO instant from which doses count */
  startedAt: string
  /** The owner's day from which doses count. */
  startedOn: string
  /** The days left from which it is low. */
  warningDays: number
}

export interface StockChange {
  uuid: string
  kind: StockChangeKind
  /** The added amount, in the stock's unit; negative if a correction takes away. */
  amount: number
  /** ISO instant */
  at: string
  openedOn: string | null
  useBy: string | null
}

export interface PlannedAmount {
  amount: number | null
  unit: DoseUnit | null
}

export type StockStep = PlanStep & PlannedAmount

/** Amounts have three decimals: their sums are exact in thousandths. */
const thousandths = (amount: number): number => Math.round(amount * 1_000)

const plannedMl = ({ amount, unit }: PlannedAmount): number | null =>
  unit === 'ml' ? amount : null

/** Returns whether a dose takes from the stock. Doses of days before the start are not subtracted. */
export const isTakenFromStock = (
  { startedAt, startedOn }: Pick<StockTerms, 'startedAt' | 'startedOn'>,
  dose: Pick<NotedDose, 'outcome' | 'day' | 'at'>,
): boolean => isGiven(dose) && dose.day >= startedOn && Date.parse(dose.at) >= Date.parse(startedAt)

/** Returns what a given dose takes, in thousandths of a dose or of a mL. */
export const amountTaken = (
  { unit }: Pick<StockTerms, 'unit'>,
  amountMl: number | null | undefined,
  planned: PlannedAmount,
): number => (unit === 'dose' ? 1_000 : thousandths(amountMl ?? plannedMl(planned) ?? 0))

const partOf = ({ unit, bagMl }: Pick<StockTerms, 'unit' | 'bagMl'>): number =>
  unit === 'bag' ? (bagMl ?? 1) : 1

/** Returns what changes add, in thousandths of a dose or of a mL. */
export const amountAdded = (
  terms: Pick<StockTerms, 'unit' | 'bagMl'>,
  amounts: readonly number[],
): number => partOf(terms) * amounts.reduce((sum, amount) => sum + thousandths(amount), 0)

/** Converts thousandths of a dose or of a mL to the stock's unit, and back. */
export const toStockUnit = (
  terms: Pick<StockTerms, 'unit' | 'bagMl'>,
  amountLeft: number,
): number => amountLeft / (1_000 * partOf(terms))
export const fromStockUnit = (terms: Pick<StockTerms, 'unit' | 'bagMl'>, level: number): number =>
  Math.round(level * 1_000 * partOf(terms))

/** A stock that lasts longer is not counted in days. */
const MAX_DAYS = 366

export interface StockPlan {
  steps: readonly StockStep[]
  /** It includes those of today. */
  doses: readonly NotedDose[]
  /** The millilitres of the newest given dose, for a plan without mL; `null` if none was noted. */
  lastMl: number | null
}

/** Returns what a planned dose will take; `null` if its mL are unknown. */
function needOf(
  terms: Pick<StockTerms, 'unit'>,
  step: StockStep,
  lastMl: number | null,
): number | null {
  const ml = plannedMl(step) ?? lastMl
  return terms.unit === 'dose' || ml !== null ? amountTaken(terms, ml, step) : null
}

/**
 * Returns the first day with a planned dose that the rest does not cover. It is `null` if none is
 * known: without times or mL, after the treatment's end, or beyond a year.
 */
export function runsOutOn(
  terms: Pick<StockTerms, 'unit'>,
  amountLeft: number,
  plan: StockPlan,
  today: string,
): string | null {
  let remaining = amountLeft
  for (let daysAhead = 0; daysAhead <= MAX_DAYS; daysAhead += 1) {
    const day = addDays(today, daysAhead)
    const step = stepOn(plan.steps, day)
    const open = step ? openSlots(plan, day) : 0
    const need = step && open > 0 ? needOf(terms, step, plan.lastMl) : 0
    if (need === null) return null
    remaining -= open * need
    if (remaining < 0) return day
  }
  return null
}

const openSlots = (plan: StockPlan, day: string): number =>
  slotsOf(plan, day).filter(({ doses }) => doses.length === 0).length

/** Returns the whole days that are covered: from today while a dose is open, else from tomorrow. */
export function daysLeft(
  plan: StockPlan,
  firstUncoveredDay: string | null,
  today: string,
): number | null {
  if (firstUncoveredDay === null) return null
  const from = openSlots(plan, today) > 0 ? today : addDays(today, 1)
  return Math.max(0, daysBetween(from, firstUncoveredDay))
}

/**
 * Returns whether the stock is low (product/stock 2.2). While doses are given as needed, it is low if less than one is
 * left, also before a planned change to times.
 */
export function isLow(
  terms: Pick<StockTerms, 'unit' | 'warningDays'>,
  { amountLeft, days, plan }: { amountLeft: number; days: number | null; plan: StockPlan },
  today: string,
): boolean {
  if (days !== null && days <= terms.warningDays) return true
  const step = stepOn(plan.steps, today)
  return (
    step?.plan.kind === 'needed' && amountLeft < Math.max(1, needOf(terms, step, plan.lastMl) ?? 0)
  )
}

/**
 * Returns the dates of the opened pack: the newest of the last renewal and of later corrections.
 * @param changes newest first
 */
export function packDates(
  changes: readonly Pick<StockChange, 'kind' | 'openedOn' | 'useBy'>[],
): Pick<StockChange, 'openedOn' | 'useBy'> {
  const renewal = changes.findIndex(({ kind }) => kind === 'renewed')
  const sinceRenewal = renewal === -1 ? changes : changes.slice(0, renewal + 1)
  return {
    openedOn: sinceRenewal.find(({ openedOn }) => openedOn !== null)?.openedOn ?? null,
    useBy: sinceRenewal.find(({ useBy }) => useBy !== null)?.useBy ?? null,
  }
}

/** Orders changes, newest first. The id orders two of one instant, whatever the order of arrival. */
export const byNewest = (one: StockChange, other: StockChange): number =>
  Date.parse(other.at) - Date.parse(one.at) || (one.uuid < other.uuid ? -1 : 1)

/** The number of days before a pack's use-by date from which the owner is warned. */
export const USE_BY_DAYS = 7
