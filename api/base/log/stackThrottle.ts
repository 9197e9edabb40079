const intervalMs = 1_000
/** The most causes that are stored within a second. Beyond it, the oldest is dropped. */
const maxCauses = 100

interface Cause {
  loggedAt: number
  /** The number of errors since then that were logged without their stack. */
  omittedCount: number
}

/** Returns a key of the error's place in the code, which does not depend on the message. */
const causeOf = ({ name, stack = '' }: Error): string =>
  `${name} ${stack.split('\n    at ')[1] ?? ''}`

/**
 * Returns the stack of an error once a second for each cause, since a failure may repeat with every
 * request. The next stack of the same cause has the number of errors that had none.
 */
export function createStackThrottle(now: () => number = () => performance.now()) {
  const causes = new Map<string, Cause>()
  return (error: Error): { stack?: string | undefined; withoutStack?: number } => {
    const name = causeOf(error)
    const at = now()
    const lastCause = causes.get(name)
    if (lastCause && at - lastCause.loggedAt < intervalMs) {
      lastCause.omittedCount += 1
      return {}
    }
    // Deleted first, so that the map is in the order of the last stacks.
    causes.delete(name)
    if (causes.size >= maxCauses) causes.delete(causes.keys().next().value!)
    causes.set(name, { loggedAt: at, omittedCount: 0 })
    return {
      stack: error.stack,
      ...(lastCause?.omittedCount && { withoutStack: lastCause.omittedCount }),
    }
  }
}
