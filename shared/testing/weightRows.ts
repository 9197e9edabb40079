import type { TimedWeighing } from '../health/watches/weightWords'
import { watched } from './watched'

/** Each weighing is days ago and grams, the newest first. */
export type WeightCase = [
  what: string,
  weighings: [daysAgo: number, grams: number][],
  raised: string[],
]

export const watchesOf = (weighings: readonly TimedWeighing[]) => watched({ weighings })
