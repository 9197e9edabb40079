import { randomNumbers } from '#shared/base/randomNumbers'

/** Returns pseudo-random numbers, the same for the same seed. */
export interface RandomSequence {
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  next(): number
  whole(below: number): number
  between(low: number, high: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly T[]): T
  /** Returns a separate sequence, independent of the number of calls to this one. */
  sequence(name: string): RandomSequence
}

/** Seeds mulberry32 with the FNV-1a hash of a text. */
export function randomSequenceOf(seed: string): RandomSequence {
  let state = 2_166_136_261
  for (const letter of seed) state = Math.imul(state ^ letter.codePointAt(0)!, 16_777_619)
  const next = randomNumbers(state)
  const whole = (below: number) => Math.floor(next() * below)
  return {
    next,
    whole,
    between: (low, high) => low + next() * (high - low),
    chance: (probability) => next() < probability,
    pick: (list) => list[whole(list.length)]!,
    sequence: (name) => randomSequenceOf(`${seed}/${name}`),
  }
}
