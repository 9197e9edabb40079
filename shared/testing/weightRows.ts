import type { TimedWeighing } from '../health/history/timedWeighing'
import { watchesFor } from './watchInput'

/** Each weighing is days ago and grams, the newest first. */
export type WeightCase = [
  what: string,
  weighings: [daysAgo: number, grams: number][],
  raised: string[],
]

export const watchesOf = (weighings: readonly TimedWeighing[]) => watchesFor({ weighings })
