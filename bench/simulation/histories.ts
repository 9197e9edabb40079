import { dayNumber, dayOf } from '../../shared/base/time'
import {
  emptyFields,
  type Entry,
  type HydrationLevel,
  type Stool,
} from '../../shared/health/answers/entry'
import {
  urinationWithPerfusion,
  waterFor,
  waterWithPerfusion,
} from '../../shared/health/answers/perfusionShare'
import type { TimedWeighing } from '../../shared/health/history/timedWeighing'
import { distributions } from './distributions'
import { healthy, type Illness, type IllnessKind } from './failingCats'
import { type CatProfile, isEntered, isWeighed } from './household'
import type { Random } from './random'

/** The stable days before the first judged day: rules read a cat's usual that far back. */
export const RUN_IN_DAYS = 90

export interface Day {
  day: string
  entry: Entry | null
  weighing: TimedWeighing | null
  /** The weighing of an owner from whom the app requested it on the day before. */
  requestedWeighing: TimedWeighing | null
}

const firstDay = dayNumber('2025-01-01')

/**
 * Returns the run-in and then `days` days. With a kind, its illness starts on the first day after
 * the run-in.
 */
export function historyOf(
  random: Random,
  home: CatProfile,
  days: number,
  kind?: IllnessKind,
): Day[] {
  const illnessOn = courseOf(random, kind)
  let daysWithoutStool = 0
  return Array.from({ length: RUN_IN_DAYS + days }, (_, index): Day => {
    const illness = illnessOn(index - RUN_IN_DAYS)
    const stool = stoolOf(random, illness, daysWithoutStool)
    daysWithoutStool = stool === 'none' ? daysWithoutStool + 1 : 0
    const day = dayOf(firstDay + index)
    return {
      day,
      entry: isEntered(random, home, index)
        ? entryOf(random, home, illness, { index, day, stool })
        : null,
      weighing: isWeighed(home, index) ? weighingOf(random, home, illness, day) : null,
      requestedWeighing: kind?.weighsAgain ? weighingOf(random, home, illness, day) : null,
    }
  })
}

/** Draws a cat's severity and the signs that do not occur in it. */
function courseOf(random: Random, kind: IllnessKind | undefined): (day: number) => Illness {
  if (!kind) return () => healthy
  const severity = random.normal(...distributions.severity.value)
  const names = Object.keys(healthy) as (keyof Illness)[]
  const hiddenSigns = new Map(
    names.map((name) => {
      const isDrawn = name !== 'weight' && random.chance(distributions.hiddenSign.value)
      return [name, isDrawn && name !== kind.namedBy]
    }),
  )
  return (day) => {
    if (day < 0) return healthy
    const signs = kind.signs((day + 1) / kind.days, day + 1)
    const of = (name: keyof Illness) => {
      const usual = healthy[name]
      const sick = hiddenSigns.get(name) ? usual : (signs[name] ?? usual)
      return usual + (sick - usual) * (name === 'weight' ? 1 : severity)
    }
    return Object.fromEntries(names.map((name) => [name, of(name)])) as unknown as Illness
  }
}

function stoolOf(random: Random, illness: Illness, daysWithout: number): Stool {
  if (random.chance(illness.noStool)) return 'none'
  if (random.chance(noStoolAfter(daysWithout))) return 'none'
  const [hard, soft] = distributions.abnormalStool.value
  if (random.chance(illness.hardStool) || random.chance(hard)) return 'hard'
  return random.chance(soft) ? 'soft' : 'normal'
}

const [secondFactor, longer] = distributions.noStoolAgain.value
/**
 * The probability of no stool after a day with stool. It is solved for the published share of days
 * without stool, from the mean number of days without stool that follow a day with stool.
 */
const firstWithout = solve((first) => {
  const [second, later] = [secondFactor * first, longer * first]
  const meanDays = first * (1 + second / (1 - later))
  return meanDays / (1 + meanDays) - distributions.noStool.value
})

function noStoolAfter(daysWithout: number): number {
  if (daysWithout === 0) return firstWithout
  return firstWithout * (daysWithout === 1 ? secondFactor : longer)
}

/** Returns the root of an increasing function between 0 and 1, by bisection. */
function solve(of: (x: number) => number): number {
  let [low, high] = [0, 1]
  for (let step = 0; step < 50; step += 1) {
    const middle = (low + high) / 2
    if (of(middle) < 0) low = middle
    else high = middle
  }
  return low
}

function entryOf(
  random: Random,
  home: CatProfile,
  illness: Illness,
  { index, day, stool }: { index: number; day: string; stool: Stool },
): Entry {
  const { unseen, lowEnergy } = distributions
  const everyDays = distributions.perfusionDays.value
  const perfusion = home.hasPerfusions && index % everyDays === 0 ? 'yes' : null
  const level = waterOf(random, illness)
  const { weightGrams } = home
  const stableEnergy = random.chance(lowEnergy.value) ? 2 : healthy.energy
  return {
    ...emptyFields,
    day,
    date: `${day}T18:00:00Z`,
    weightGrams: Math.round(weightGrams),
    usualUrinations: home.usualUrinations,
    usualSince: null,
    quickHydrationValue: level,
    waterMl: waterWithPerfusion(waterFor(level, weightGrams), perfusion),
    subcutaneousPerfusion: perfusion,
    appetite: appetiteOf(random, home, illness),
    vomiting: random.poisson(home.vomitings / 30 + illness.vomitings),
    lethargy: Math.min(stableEnergy, energyOf(random, illness)),
    stool: random.chance(unseen.value[home.noise]) ? 'unseen' : stool,
    ...urineOf(random, home, illness, perfusion),
  }
}

function waterOf(random: Random, { drinksLess, drinksMore }: Illness): HydrationLevel {
  if (random.chance(drinksLess)) return 'less'
  if (random.chance(drinksMore)) return 'more'
  const sample = random.uniform()
  if (sample < distributions.less.value) return 'less'
  return sample > 1 - distributions.more.value ? 'more' : 'normal'
}

function appetiteOf(random: Random, home: CatProfile, { ration }: Illness): number {
  const isAbnormal =
    random.chance(home.abnormalAppetite) &&
    random.chance(distributions.abnormalIsAnswered.value[home.noise])
  const sick = ration < 1 ? random.normal(ration, distributions.rationDaySd.value) : 1
  // The middles between the answers 0, 25, 50–75 and 100 % of the ration.
  const answer = [0.08, 0.38, 0.82].filter((limit) => sick >= limit).length + 1
  return isAbnormal ? Math.min(3, answer) : answer
}

function energyOf(random: Random, { energy }: Illness): number {
  if (energy === healthy.energy) return energy
  const sample = Math.round(random.normal(energy, distributions.energyDaySd.value))
  return Math.max(1, Math.min(healthy.energy, sample))
}

function urineOf(
  random: Random,
  { urinations, noise }: CatProfile,
  illness: Illness,
  perfusion: Entry['subcutaneousPerfusion'],
): Partial<Entry> {
  const mean = urinations * Math.max(0, illness.urine)
  const count = Math.max(
    0,
    Math.round(random.normal(mean, distributions.urinationDaySd.value[noise])),
  )
  const [small, large] = distributions.smallClumps.value
  const sample = random.uniform()
  const size = sample < small ? 'small' : sample > 1 - large ? 'large' : 'medium'
  const isTicked = random.chance(illness.noUrination) && count === 0
  const signs = {
    straining: random.chance(illness.straining),
    bloodVisible: random.chance(illness.blood),
  }
  if (random.chance(distributions.unseen.value[noise])) return signs
  return {
    ...signs,
    noUrination: isTicked,
    urination: urinationWithPerfusion(count, perfusion),
    urinationBallSize: count === 0 ? null : size,
  }
}

function weighingOf(
  random: Random,
  home: CatProfile,
  illness: Illness,
  day: string,
): TimedWeighing {
  const noise = random.normal(1, distributions.weightNoise.value[home.noise] / 100)
  const grams = Math.round((home.weightGrams * illness.weight * noise) / 10) * 10
  return { day, date: `${day}T07:00:00Z`, grams }
}
