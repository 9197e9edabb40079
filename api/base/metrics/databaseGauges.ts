import { Gauge, type Registry } from 'prom-client'
import type { Database } from '../db/database'

interface Queue {
  queue: string
  waiting: number
  due: number
  failed: number
  overdue: number
}

/** Returns a function that reads the gauges with one statement, and without rows of users. */
export function registerDatabaseGauges(
  registry: Registry,
  database: Database,
  clock: () => Date,
): () => Promise<void> {
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name: `nephrochat_${name}`, help, labelNames, registers: [registry] })
  const shared = 'All processes report the same: take the maximum, not the sum.'

  const up = gauge('database_up', 'Is 1 if the database responded.')
  const responseTime = gauge('database_answer_seconds', 'Time that the response took.')
  const waiting = gauge('queue_waiting', `Rows in the queue. ${shared}`, ['queue'])
  const due = gauge('queue_due', `Rows that are due. ${shared}`, ['queue'])
  const failed = gauge('queue_failed', `Rows with a failed attempt. ${shared}`, ['queue'])
  const overdue = gauge(
    'queue_overdue_seconds',
    `Seconds since the oldest row became due. ${shared}`,
    ['queue'],
  )
  const { pool } = database
  const connections =
    pool &&
    gauge(
      'pool_connections',
      'Connections to PostgreSQL: those in use, and requests that wait for one.',
      ['state'],
    )

  return async () => {
    const start = performance.now()
    const queues = await database.rows<Queue>(statement, [clock()]).catch(() => null)
    responseTime.set((performance.now() - start) / 1000)
    up.set(queues ? 1 : 0)
    for (const one of [waiting, due, failed, overdue]) one.reset()
    for (const { queue, ...figures } of queues ?? []) {
      waiting.set({ queue }, figures.waiting)
      due.set({ queue }, figures.due)
      failed.set({ queue }, figures.failed)
      overdue.set({ queue }, figures.overdue)
    }
    for (const [state, count] of Object.entries(pool?.() ?? {})) connections?.set({ state }, count)
  }
}

const dueCondition = 'due_at <= $1::timestamptz'
const figuresOf = (table: string) => `SELECT '${table}' AS queue, count(*)::int AS waiting,
  count(*) FILTER (WHERE ${dueCondition})::int AS due, count(*) FILTER (WHERE attempts > 0)::int AS failed,
  greatest(0, extract(epoch FROM $1::timestamptz - min(due_at)))::float8 AS overdue FROM ${table}`

const statement = {
  name: 'metrics',
  text: `${figuresOf('mails')} UNION ALL ${figuresOf('pushes')}
UNION ALL SELECT 'reminders', count(*)::int, count(*)::int, 0,
coalesce(extract(epoch FROM $1::timestamptz - min(look_at)), 0)::float8
FROM reminder_choices WHERE look_at <= $1::timestamptz`,
}
