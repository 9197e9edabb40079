import { setImmediate } from 'node:timers/promises'

/** The time for which an import computes before other requests run. */
const sliceMs = 10
/**
 * A pending request needs several turns of the event loop: for its socket, its signature and its
 * statement.
 */
const turns = 3

/**
 * Cuts an import's work into slices. The embedded database responds without I/O, so awaiting it
 * lets no other request run.
 */
export class TimeSlicer {
  private sliceStart = performance.now()

  /** Yields to the event loop if the slice is over. */
  async yieldIfDue(): Promise<void> {
    if (performance.now() - this.sliceStart < sliceMs) return
    for (let turn = 0; turn < turns; turn += 1) await setImmediate()
    this.sliceStart = performance.now()
  }
}
