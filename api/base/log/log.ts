import { destination, type DestinationStream, type Logger, pino } from 'pino'
import { createStackThrottle } from './stackThrottle'

/**
 * Writes JSON lines, in UTC. Errors are reduced to the fields that locate them: a database's
 * details may quote a row.
 */
export function createLog(level: string, to?: DestinationStream): Logger {
  const stackOf = createStackThrottle()
  const err = (error: Error & { code?: string }) => ({
    type: error.name,
    message: error.message,
    code: error.code,
    ...stackOf(error),
  })
  const options = { level, base: null, serializers: { err } }
  return to ? pino(options, to) : pino(options)
}

/**
 * Lines are written every 100 ms, by 4 kB, and at the end: a write for each line took about a fifth
 * of this process’s time for a save. A full disk, or a reader that closed, loses lines and ends
 * nothing: up to 1 MB is buffered (docs/operating.md, The log).
 */
export function standardOutput(): DestinationStream {
  // `sync: false` is avoided: its flush at the end would wait forever if nothing can be written.
  const output = destination({
    dest: 1,
    minLength: 4096,
    maxLength: 1_000_000,
    periodicFlush: 100,
    sync: true,
  })
  output.on('error', () => null)
  process.once('exit', () => output.flush())
  return output
}
