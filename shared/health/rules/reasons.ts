import { dayMonth } from '../../base/time'
import { weightLabel } from '../../weight/weightValue'
import {
  appetiteLabel,
  categoryLabels,
  clumpLabels,
  hydrationLabels,
  perfusionLabel,
  urinationSignLabels,
  vomitingTypeLabels,
} from '../answers/answerLabels'
import type { FlagOf } from '../answers/answerTable'
import type { Category, Entry } from '../answers/entry'
import { observedUrination, waterBeforePerfusion } from '../answers/perfusionShare'
import { URINATION_MANY_SMALL } from '../thresholds/thresholds'
import type { AlertRule, NoticeRule } from './rules'
import { agreedLimitLabel } from './vetLimits'

/** A value of an entry that raised an alert (product/rules 6.3). */
export interface Reason {
  day: string
  date: string
  label: string
  /** The label for a link that hides weights, if `label` names one. */
  labelWithoutWeight?: string
}

/** The adjectives agree with 'énergie', not with the cat's sex. */
const energyLevels = ['très basse', 'basse', "comme d'habitude", 'un peu plus haute', 'très haute']

export function withoutWeight({ labelWithoutWeight, ...reason }: Reason): Reason {
  return { ...reason, label: labelWithoutWeight ?? reason.label }
}

/** An answer in French: a label, or a label and its form without the weight. */
type Fact = (entry: Entry) => string | Pick<Reason, 'label' | 'labelWithoutWeight'> | null

const hydration: Fact = ({ quickHydrationValue: level }) =>
  level && `${categoryLabels.hydration}\u00a0: ${hydrationLabels[level]}`
const water: Fact = (entry) => {
  if (entry.weightGrams === null || entry.waterMl === null) return null
  const labelWithoutWeight = `Eau\u00a0: ${waterBeforePerfusion(entry)} mL`
  return {
    label: `${labelWithoutWeight} pour ${weightLabel(entry.weightGrams)}`,
    labelWithoutWeight,
  }
}
const perfusion: Fact = (entry) => (entry.subcutaneousPerfusion === 'yes' ? perfusionLabel : null)
const appetite: Fact = ({ appetite: level }) =>
  level === null ? null : `${categoryLabels.appetite}\u00a0: ${appetiteLabel(level)}`
const energy: Fact = ({ lethargy: level }) =>
  level === null ? null : `${categoryLabels.energy}\u00a0: ${energyLevels[level - 1] ?? '–'}`
const vomiting: Fact = (entry) =>
  entry.vomiting === null ? null : `${categoryLabels.vomiting}\u00a0: ${entry.vomiting}`
const waterNotKept: Fact = (entry) =>
  entry.waterIntolerance ? vomitingTypeLabels.waterIntolerance : null
const clumps: Fact = ({ urinationBallSize: size }) => size && clumpLabels[size]
/** The usual number of urinations, for rules that read it. */
const usualUrination =
  (above: number): Fact =>
  ({ usualUrinations, usualSince }) =>
    usualUrinations === null || usualSince === null || usualUrinations <= above
      ? null
      : `${agreedLimitLabel(usualSince)}\u00a0: ${usualUrinations} par jour`
const sign =
  (name: FlagOf<'urinationSigns'>): Fact =>
  (entry) =>
    entry[name] ? urinationSignLabels[name] : null

/**
 * With perfusion, both counts are shown: low counts are judged as observed, high ones as stored.
 */
const urination: Fact = (entry) => {
  const observed = observedUrination(entry)
  if (observed === null) return null
  const suffix = entry.urination === observed ? '' : ` (${entry.urination} avec la perfusion)`
  return `${categoryLabels.urination}\u00a0: ${observed}${suffix}`
}

/** The values that a rule reads, of the latest entry, and of the previous one if `comparesTwo`. */
const factsOfRule: Record<AlertRule | NoticeRule, { facts: Fact[]; comparesTwo?: true }> = {
  'hydration-confirmed-decrease': { facts: [hydration], comparesTwo: true },
  'hydration-confirmed-increase': { facts: [hydration], comparesTwo: true },
  'hydration-first-day-decrease': { facts: [hydration] },
  'hydration-first-day-increase': { facts: [hydration, perfusion] },
  'hydration-first-day-precise': { facts: [water, perfusion] },
  'hydration-decrease-unconfirmed': { facts: [hydration], comparesTwo: true },
  'appetite-refusal': { facts: [appetite] },
  'appetite-reduced-consecutive': { facts: [appetite], comparesTwo: true },
  'appetite-reduced-first-day': { facts: [appetite] },
  'appetite-reduced-unconfirmed': { facts: [appetite], comparesTwo: true },
  'vomiting-water-intolerance': { facts: [waterNotKept] },
  'vomiting-frequent': { facts: [vomiting] },
  'vomiting-two-today': { facts: [vomiting] },
  'vomiting-consecutive-light': { facts: [vomiting, waterNotKept], comparesTwo: true },
  'vomiting-light-unconfirmed': { facts: [vomiting], comparesTwo: true },
  'urination-no-pee': { facts: [sign('noUrination')] },
  'urination-straining-low-count': { facts: [sign('straining'), urination] },
  'urination-straining-small-clump': { facts: [sign('straining'), clumps] },
  'urination-blood-low-count': { facts: [sign('bloodVisible'), urination] },
  'urination-blood-small-clump': { facts: [sign('bloodVisible'), clumps] },
  'urination-blood-isolated': { facts: [sign('bloodVisible')] },
  'urination-straining-isolated': { facts: [sign('straining')] },
  'urination-frequent-small': { facts: [urination, clumps, usualUrination(URINATION_MANY_SMALL)] },
  'urination-polyuria': { facts: [urination, clumps, usualUrination(0)] },
  'energy-low-with-red': { facts: [energy] },
  'energy-low-consecutive': { facts: [energy], comparesTwo: true },
  'energy-low-first-day': { facts: [energy] },
  'energy-low-unconfirmed': { facts: [energy], comparesTwo: true },
}

/** Returns both days as dd/mm, the older first, if the rule compares two entries. */
export function namedDates(
  rule: AlertRule | NoticeRule,
  latest: Entry,
  previous: Entry | null,
): readonly [string, string] | null {
  return factsOfRule[rule].comparesTwo && previous
    ? [dayMonth(previous.day), dayMonth(latest.day)]
    : null
}

export function reasonsFor(
  rule: AlertRule | NoticeRule,
  latest: Entry,
  previous: Entry | null,
): Reason[] {
  const entries = factsOfRule[rule].comparesTwo && previous ? [latest, previous] : [latest]
  return entries.flatMap((entry) => reasonsOf(factsOfRule[rule].facts, entry))
}

export function answersOf(category: Category, entry: Entry): Reason[] {
  return reasonsOf(answersTo[category], entry)
}

const answersTo: Record<Category, Fact[]> = {
  hydration: [hydration, water],
  appetite: [appetite],
  vomiting: [vomiting, waterNotKept],
  urination: [urination, clumps, sign('straining'), sign('bloodVisible'), sign('noUrination')],
  energy: [energy],
}

function reasonsOf(facts: readonly Fact[], entry: Entry): Reason[] {
  return facts.flatMap((fact) => {
    const answer = fact(entry)
    if (answer === null) return []
    const labels = typeof answer === 'string' ? { label: answer } : answer
    return [{ day: entry.day, date: entry.date, ...labels }]
  })
}
