import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import * as events from '../log/events'

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/**
 * Counts the events. Each label has few values, and none identifies a user. Returns the function
 * that unsubscribes.
 */
export function countEvents(registry: Registry, operations: ReadonlySet<string>): () => void {
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Counter({ name: `nephrochat_${name}`, help, labelNames, registers: [registry] })

  const requests = counter('http_requests_total', 'Responses by route, method and status.', [
    'route',
    'method',
    'status',
  ])
  const times = new Histogram({
    name: 'nephrochat_http_request_duration_seconds',
    help: 'Time from the first byte to the end of the response.',
    labelNames: ['route', 'method'],
    buckets: [0.01, 0.05, 0.25, 1, 5],
    registers: [registry],
  })
  const operationRuns = counter(
    'graph_operations_total',
    'GraphQL operations by name; the name of an unknown one is other.',
    ['operation', 'outcome'],
  )
  const operationSeconds = counter(
    'graph_operation_seconds_total',
    'Time that the operations took.',
    ['operation'],
  )
  const saves = counter(
    'entry_saves_total',
    'Entries created, edited or deleted; a duplicate existed already.',
    ['outcome'],
  )
  const renewals = counter('session_renewals_total', 'Renewals of sessions, by outcome.', [
    'outcome',
  ])
  const limits = counter('limits_hit_total', 'Requests beyond a rate limit (429), by limit.', [
    'limit',
  ])
  const refusals = counter(
    'turned_away_total',
    'Requests refused by a full process (503): of requests or of connections.',
    ['full'],
  )
  const jobs = counter('job_runs_total', 'Runs of the jobs.', ['job', 'outcome'])
  const messages = counter('messages_total', 'Attempts to send a mail or a push.', [
    'kind',
    'outcome',
  ])
  const backups = counter('backup_runs_total', 'Backups of the embedded database.', ['outcome'])
  const lastBackupTime = new Gauge({
    name: 'nephrochat_backup_last_made_timestamp_seconds',
    help: 'Time of the last backup since the start.',
    registers: [registry],
  })

  const unsubscribes = [
    events.requestEnded.subscribe(({ method, route, status, seconds }) => {
      const labels = { route, method: methods.has(method) ? method : 'other' }
      requests.inc({ ...labels, status })
      times.observe(labels, seconds)
    }),
    events.operationRan.subscribe(({ name, outcome, seconds }) => {
      const operation = name === undefined ? 'unnamed' : operations.has(name) ? name : 'other'
      operationRuns.inc({ operation, outcome })
      operationSeconds.inc({ operation }, seconds)
    }),
    events.entrySaved.subscribe((labels) => saves.inc(labels)),
    events.sessionRenewed.subscribe((labels) => renewals.inc(labels)),
    events.limitHit.subscribe((labels) => limits.inc(labels)),
    events.requestRefused.subscribe((labels) => refusals.inc(labels)),
    events.jobRan.subscribe((labels) => jobs.inc(labels)),
    events.messageAttempted.subscribe((labels) => messages.inc(labels)),
    events.backupMade.subscribe(({ outcome, seconds }) => {
      backups.inc({ outcome })
      if (outcome === 'made') lastBackupTime.set(seconds)
    }),
  ]
  return () => {
    for (const unsubscribe of unsubscribes) unsubscribe()
  }
}
