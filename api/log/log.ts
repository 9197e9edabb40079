import { type DestinationStream, type Logger, pino } from 'pino'

/** JSON lines, in UTC. Of an error only what locates it: a database's details may quote a row. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const err = ({ name, message, code, stack }: Error & { code?: string }) => ({ type: name, message, code, stack })
  const options = { level, base: null, serializers: { err } }
  return destination ? pino(options, destination) : pino(options)
}
