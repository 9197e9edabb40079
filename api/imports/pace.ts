import { setImmediate } from 'node:timers/promises'

/** How long an import computes before other requests run. */
const sliceMs = 10
/** A waiting request takes several turns of the event loop: its socket, its signature, its statement. */
const turns = 3

/** Cuts an import's work into slices. The embedded database answers without I/O: awaiting it lets no request in. */
export class Pace {
  private since = performance.now()

  /** Between two steps: runs what waits once a slice is over. */
  async rest(): Promise<void> {
    if (performance.now() - this.since < sliceMs) return
    for (let turn = 0; turn < turns; turn += 1) await setImmediate()
    this.since = performance.now()
  }
}
