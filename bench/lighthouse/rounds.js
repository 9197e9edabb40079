// Repeats a measurement, of which some rounds are incomplete: Chromium does not always report a largest paint.

/**
 * Measures until `rounds` of the results are complete, in at most twice as many rounds.
 * @template Result
 * @param {{ rounds: number, measure: () => Promise<Result>, missing: (result: Result) => string[] }} what
 *   `missing` returns the names of the figures that a result lacks
 * @returns {Promise<{ complete: Result[], remark: string | null }>} `remark`: `null` if every round was complete
 */
export async function completeRounds({ rounds, measure, missing }) {
  /** @type {Result[]} */
  const complete = []
  /** @type {string[]} */
  const missingNames = []
  let incomplete = 0
  for (let round = 0; round < 2 * rounds && complete.length < rounds; round++) {
    const result = await measure()
    const names = missing(result)
    if (names.length === 0) complete.push(result)
    else {
      incomplete += 1
      missingNames.push(...names)
    }
  }
  const remark =
    `${incomplete} of ${complete.length + incomplete} rounds did not ` +
    `count: they found no ${[...new Set(missingNames)].join(', no ')}`
  return { complete, remark: incomplete === 0 ? null : remark }
}
