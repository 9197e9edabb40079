import type { WeighingRhythm } from './household'

/** The signs of a day, before the owner answers. Shares are probabilities. */
export interface Illness {
  /** The share of the usual ration. */
  ration: number
  /** The scale is the question's: 3 as usual, 2 less active, 1 very depressed. */
  energy: number
  /** The number of vomitings a day above the usual one. */
  vomitings: number
  drinksLess: number
  drinksMore: number
  /** The factor of the usual urinations. */
  urine: number
  straining: number
  /** The share of days without urine on which the owner ticks the sign. */
  noUrination: number
  blood: number
  noStool: number
  hardStool: number
  /** The factor of the usual weight. */
  weight: number
}

export const healthy: Illness = {
  ration: 1,
  energy: 3,
  vomitings: 0,
  drinksLess: 0,
  drinksMore: 0,
  urine: 1,
  straining: 0,
  noUrination: 0,
  blood: 0,
  noStool: 0,
  hardStool: 0,
  weight: 1,
}

export interface IllnessKind {
  name: string
  /** The days from the onset to the collapse. */
  days: number
  weighing: WeighingRhythm
  hasPerfusions: boolean
  /** True if all its cats are males. Otherwise every second cat is one. */
  isMale: boolean
  /** The sign that names the illness, which occurs in each of its cats. */
  namedBy: keyof Illness | null
  /** True if the owner also weighs on the day after the app requests it. */
  weighsAgain: boolean
  /** The course, without a source. `progress` rises from above 0 at the onset to 1. */
  signs: (progress: number, day: number) => Partial<Illness>
}

const kind = (
  name: string,
  days: number,
  signs: IllnessKind['signs'],
  options: Partial<IllnessKind> = {},
): IllnessKind => ({
  name,
  days,
  signs,
  weighing: 'weekly',
  hasPerfusions: false,
  isMale: false,
  namedBy: null,
  weighsAgain: false,
  ...options,
})

/** The share of days without urine on which the owner ticks 'Aucune urine'. */
const TICKED = 0.35

const overload: IllnessKind['signs'] = (p) => ({
  weight: 1 + 0.09 * p,
  ration: 1 - 0.2 * p * p,
  energy: 3 - 0.6 * p * p,
})

const weightLoss: IllnessKind['signs'] = (p, day) => ({
  weight: 0.98 ** (day / 7),
  ration: 1 - 0.2 * p,
  energy: 3 - 0.35 * p,
})

export const illnessKinds: readonly IllnessKind[] = [
  kind('uraemic crisis', 5, (p) => ({
    ration: 1 - 0.95 * p,
    energy: 3 - 1.9 * p,
    vomitings: 2.2 * p,
    drinksLess: 0.7 * p,
    urine: 1 - 0.3 * p,
    weight: 1 - 0.05 * p,
  })),
  kind(
    'slow anorexia',
    21,
    (p) => ({
      ration: 1 - 0.78 * p,
      energy: 3 - 0.7 * p,
      vomitings: 0.1 * p,
      drinksLess: 0.1 * p,
      weight: 1 - 0.08 * p,
    }),
    { namedBy: 'ration' },
  ),
  kind(
    'obstruction of a male',
    2,
    (p) => ({
      urine: 0.7 - 0.6 * p,
      straining: 0.35 * p,
      noUrination: TICKED,
      energy: 3 - 1.5 * p,
      ration: 1 - 0.7 * p,
      vomitings: 0.8 * p,
    }),
    { isMale: true, namedBy: 'urine' },
  ),
  kind('fluid overload, weighed daily', 6, overload, { weighing: 'daily', hasPerfusions: true }),
  kind('fluid overload, weighed every 2–3 days', 6, overload, {
    weighing: 'every 2–3 days',
    hasPerfusions: true,
  }),
  kind(
    'constipation',
    8,
    (p) => ({
      noStool: 0.95,
      hardStool: 0.8,
      ration: 1 - 0.7 * p,
      energy: 3 - 1.3 * p,
      vomitings: 0.7 * p,
    }),
    { namedBy: 'noStool' },
  ),
  kind('pyelonephritis', 5, (p) => ({
    ration: 1 - 0.8 * p,
    energy: 3 - 1.7 * p,
    vomitings: 0.5 * p,
    drinksMore: 0.4,
    blood: 0.1,
  })),
  kind('weight −2 % a week, weighed weekly', 70, weightLoss),
  kind('weight −2 % a week, weighed every 33 days', 70, weightLoss, { weighing: 'every 33 days' }),
  kind('weight −2 % a week, weighed every 33 days and on request', 70, weightLoss, {
    weighing: 'every 33 days',
    weighsAgain: true,
  }),
  kind(
    'oliguria',
    4,
    (p) => ({
      urine: Math.max(0, 1 - 1.3 * p),
      noUrination: TICKED,
      drinksLess: 0.1 * p,
      ration: 1 - 0.3 * p,
      energy: 3 - 0.6 * p,
    }),
    { namedBy: 'urine' },
  ),
  kind('hypokalaemia', 10, (p) => ({
    energy: 3 - 1.7 * p,
    ration: 1 - 0.45 * p,
    hardStool: 0.3 * p,
    weight: 1 - 0.03 * p,
  })),
]
