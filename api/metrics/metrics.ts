import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { Database } from '../db/database'
import { version } from '../projectRoot'
import { countEvents } from './counters'
import { databaseFigures } from './databaseFigures'

/** The page that Prometheus reads (product/interfaces 4.2). */
export interface Metrics {
  contentType: string
  page(): Promise<string>
  stop(): void
}

interface Counted {
  database: Database
  clock: () => Date
  /** The names of operations that get a line of their own. */
  operations: ReadonlySet<string>
}

/** Each process has its own figures; Prometheus adds. Loaded only where somebody may read them. */
export function startMetrics({ database, clock, operations }: Counted): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'nephrochat_build_info',
    help: 'The version that runs.',
    labelNames: ['version'],
    registers: [registry],
  }).set({ version }, 1)
  const stop = countEvents(registry, operations)
  const read = databaseFigures(registry, database, clock)
  return {
    contentType: registry.contentType,
    page: async () => {
      await read()
      return await registry.metrics()
    },
    stop,
  }
}
