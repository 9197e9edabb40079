import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { Database } from '../db/database'
import { version } from '../settings/projectRoot'
import { countEvents } from './counters'
import { registerDatabaseGauges } from './databaseGauges'

/** Describes the page that Prometheus reads (product/interfaces 4.2). */
export interface Metrics {
  contentType: string
  page(): Promise<string>
  stop(): void
}

interface MetricsSources {
  database: Database
  clock: () => Date
  /** The names of operations that have a line of their own. */
  operations: ReadonlySet<string>
}

/**
 * Starts the metrics of this process; Prometheus adds up those of all. The module is loaded only if
 * the operator enables it.
 */
export function startMetrics({ database, clock, operations }: MetricsSources): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'nephrochat_build_info',
    help: 'The version that runs.',
    labelNames: ['version'],
    registers: [registry],
  }).set({ version }, 1)
  const stop = countEvents(registry, operations)
  const readGauges = registerDatabaseGauges(registry, database, clock)
  return {
    contentType: registry.contentType,
    page: async () => {
      await readGauges()
      return await registry.metrics()
    },
    stop,
  }
}
