import { distributions, type NoiseLevel, type Rhythm, rhythms } from './distributions'
import type { Random } from './random'

export type WeighingRhythm = 'daily' | 'every 2–3 days' | 'weekly' | 'every 33 days'

/** The properties of one cat and its owner that do not change from day to day. */
export interface CatProfile {
  noise: NoiseLevel
  rhythm: Rhythm
  weighing: WeighingRhythm
  hasPerfusions: boolean
  weightGrams: number
  /** The mean number a day. */
  urinations: number
  /** The vet's number, or `null`. */
  usualUrinations: number | null
  /** The share of days with an abnormal appetite. */
  abnormalAppetite: number
  /** The mean number a month. */
  vomitings: number
  /** Offset of the rhythm in days, so that not all owners enter on the same days. */
  phase: number
}

export type Habits = Pick<CatProfile, 'noise' | 'rhythm' | 'weighing' | 'hasPerfusions'>

export function catProfileOf(random: Random, habits: Habits): CatProfile {
  const { noise } = habits
  const [meanUrinations, sdUrinations] = distributions.urinations.value
  const urinations = Math.max(1.5, random.normal(meanUrinations, sdUrinations))
  const hasNumber = urinations > 4 && random.chance(distributions.vetsNumber.value[noise])
  const [meanVomitings, sdLog] = distributions.vomitings.value
  const [meanWeight, sdWeight] = distributions.weight.value
  return {
    ...habits,
    urinations,
    usualUrinations: hasNumber ? Math.ceil(urinations + 1) : null,
    abnormalAppetite: abnormalAppetiteOf(random),
    vomitings: Math.exp(random.normal(Math.log(meanVomitings) - sdLog ** 2 / 2, sdLog)),
    weightGrams: Math.max(2500, random.normal(meanWeight, sdWeight)),
    phase: Math.floor(random.uniform() * 1000),
  }
}

function abnormalAppetiteOf(random: Random): number {
  const [mostDaysShare, otherDaysShare] = distributions.abnormalDays.value
  if (!random.chance(distributions.abnormalAppetite.value)) return 0
  return random.chance(distributions.abnormalOnMostDays.value) ? mostDaysShare : otherDaysShare
}

export function rhythmOf(random: Random): Rhythm {
  const [daily, most] = distributions.rhythm.value
  const sample = random.uniform()
  if (sample < daily) return rhythms[0]
  return sample < daily + most ? rhythms[1] : rhythms[2]
}

export function isEntered(random: Random, { rhythm, phase }: CatProfile, day: number): boolean {
  switch (rhythm) {
    case 'daily':
      return true
    case '85 % of days':
      return random.chance(0.85)
    case 'every third day':
      return (day + phase) % 3 === 0
  }
}

export function isWeighed({ weighing, phase }: CatProfile, day: number): boolean {
  switch (weighing) {
    case 'daily':
      return true
    case 'every 2–3 days':
      return [0, 2].includes((day + phase) % 5)
    case 'weekly':
      return (day + phase) % 7 === 0
    case 'every 33 days':
      return (day + phase) % 33 === 0
  }
}
