import { type Reach, usualReach } from './record'
import type { Place, Surroundings } from './surroundings'

/** Which of a user's cats to read: all of them, some by id, or none. */
export type Cats = 'all' | readonly string[]

/** What a request is going to ask of the viewer's cats, so that it can be read together with the session. */
export interface ReadPlan {
  cats: Cats
  reach: Reach
  /** Where the entry is that will be saved. */
  save?: ((now: Date) => Place) | undefined
}

/** What was read of it, where there is such a cat. */
export interface PlannedRead {
  place: Place
  around: Surroundings | null
}

export const emptyPlan: ReadPlan = { cats: [], reach: usualReach }
