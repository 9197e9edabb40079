import { randomNumbers } from '../../shared/base/randomNumbers'

/** A seeded sequence of random numbers, so that two runs simulate the same cats. */
export interface Random {
  /** A number from 0, below 1. */
  uniform: () => number
  chance: (probability: number) => boolean
  normal: (mean: number, sd: number) => number
  /** A count with this mean. */
  poisson: (mean: number) => number
}

/** Returns mulberry32, seeded with the FNV-1a hash of `seed`. */
export function randomOf(seed: string): Random {
  let state = 0x811c9dc5
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  const uniform = randomNumbers(state)
  return {
    uniform,
    chance: (probability) => uniform() < probability,
    normal: (mean, sd) =>
      mean + sd * Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform()),
    poisson(mean) {
      const limit = Math.exp(-mean)
      let count = 0
      for (let product = uniform(); product > limit; product *= uniform()) count += 1
      return count
    },
  }
}
