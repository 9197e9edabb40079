import { returnInSlice, nextSlice, ownSlice } from '../base/slices'

/** Results by key, kept with the record that they are calculated from. */
export interface WithResults {
  results?: Map<string, unknown>
}

interface Calculation<Given, Result> {
  /** The name of the result and the inputs that it depends on besides the record. */
  key: string
  read: () => Given | Promise<Given>
  calculate: (source: Given) => Result
}

/**
 * Returns the same result to all fields of a record that need it. It is calculated once, in a slice
 * (slices.ts). It is returned without a promise if nothing has to be read or waited for.
 */
export function calculateOnce<Given, Result>(
  record: WithResults,
  request: object,
  { key, read, calculate }: Calculation<Given, Result>,
): Result | Promise<Result> {
  const results = (record.results ??= new Map<string, unknown>())
  if (results.has(key)) return shareResult(results.get(key) as Result | Promise<Result>, request)
  const source = read()
  const slice = source instanceof Promise ? source : nextSlice(request)
  if (!slice) {
    const result = calculate(source as Given)
    results.set(key, result)
    return result
  }
  const result = calculateLater(source, request, calculate).then((value) => {
    results.set(key, value)
    return value
  })
  results.set(key, result)
  return result
}

async function calculateLater<Given, Result>(
  source: Given | Promise<Given>,
  request: object,
  calculate: (source: Given) => Result,
): Promise<Result> {
  const input = await source
  await nextSlice(request)
  return calculate(input)
}

/**
 * Processing a result may take as long as calculating it, so fields that wait for the same one
 * continue one at a time.
 */
function shareResult<Result>(
  result: Result | Promise<Result>,
  request: object,
): Result | Promise<Result> {
  if (result instanceof Promise)
    return result.then((value: Result) => ownSlice(request).then(() => value))
  return returnInSlice(request, result)
}

/** Returns both values, without a promise if neither is one. */
export function bothResults<One, Other>(
  one: One | Promise<One>,
  other: Other | Promise<Other>,
): [One, Other] | Promise<[One, Other]> {
  return one instanceof Promise || other instanceof Promise
    ? Promise.all([one, other])
    : [one, other]
}
