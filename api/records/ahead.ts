import { type Reach, usualReach } from './record'

/** Which of a user's cats to read: all of them, some by id, or none. */
export type Cats = 'all' | readonly string[]

/** What a request is going to ask of the viewer's cats, so that it can be read together with the session. */
export interface Ahead {
  cats: Cats
  reach: Reach
}

export const nothingAhead: Ahead = { cats: [], reach: usualReach }
