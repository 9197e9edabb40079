// Long calculations run in slices, between which the event loop serves other requests.

/**
 * How long the calculations of one turn of the event loop may take before the next one has to wait.
 */
const sliceMs = 10

/**
 * The start of the first calculation of this turn of the event loop; `null` if there was none yet.
 */
let sliceStart: number | null = null

/** Calculations that wait for a turn of their own, by request. Requests are served in rotation. */
const waitingCalculations = new Map<object, (() => void)[]>()

let isResuming = false

/** Returns `undefined` while this turn has time left: the caller then continues without a promise. */
export function nextSlice(request: object): Promise<void> | undefined {
  const now = performance.now()
  sliceStart ??= beginTurn(now)
  return now - sliceStart < sliceMs ? undefined : ownSlice(request)
}

/**
 * Returns the value in this turn of the event loop, or in a later one if this one has no time left.
 */
export function returnInSlice<Value>(request: object, value: Value): Value | Promise<Value> {
  const slice = nextSlice(request)
  return slice ? slice.then(() => value) : value
}

/** Waits for a turn of the event loop in which no other waiting calculation runs. */
export function ownSlice(request: object): Promise<void> {
  sliceStart ??= beginTurn(performance.now())
  return new Promise((resolve) => {
    const queue = waitingCalculations.get(request)
    if (queue) queue.push(resolve)
    else waitingCalculations.set(request, [resolve])
  })
}

function beginTurn(now: number): number {
  setImmediate(endTurn)
  return now
}

function endTurn(): void {
  sliceStart = null
  if (waitingCalculations.size === 0 || isResuming) return
  isResuming = true
  // The calculation does not run in this turn, which has run one already: the event loop first
  // accepts other requests.
  setImmediate(resumeNext)
}

function resumeNext(): void {
  isResuming = false
  for (const [request, queue] of waitingCalculations) {
    waitingCalculations.delete(request)
    const resume = queue.shift()
    if (queue.length > 0) waitingCalculations.set(request, queue)
    sliceStart = beginTurn(performance.now())
    return resume?.()
  }
}
