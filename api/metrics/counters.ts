import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import * as events from '../log/events'

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Counts what is told; every label has few values, none of them a person's. Returns what ends it. */
export function countEvents(registry: Registry, operations: ReadonlySet<string>): () => void {
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Counter({ name: `nephrochat_${name}`, help, labelNames, registers: [registry] })

  const requests = counter('http_requests_total', 'Answers by route, method and status.', [
    'route',
    'method',
    'status',
  ])
  const times = new Histogram({
    name: 'nephrochat_http_request_duration_seconds',
    help: 'From the first byte to the end of the answer.',
    labelNames: ['route', 'method'],
    buckets: [0.01, 0.05, 0.25, 1, 5],
    registers: [registry],
  })
  const ran = counter(
    'graph_operations_total',
    'Operations of the graph by name; those of others are other.',
    ['operation', 'outcome'],
  )
  const took = counter('graph_operation_seconds_total', 'How long they took.', ['operation'])
  const saves = counter(
    'entry_saves_total',
    'Entries made, edited or deleted; a duplicate was known already.',
    ['outcome'],
  )
  const renewals = counter('session_renewals_total', 'Sessions renewed, or refused to be.', [
    'outcome',
  ])
  const limits = counter('limits_hit_total', 'Requests that were one too many (429), by limit.', [
    'limit',
  ])
  const full = counter(
    'turned_away_total',
    'Requests that found the process full (503), of requests or of connections.',
    ['full'],
  )
  const jobs = counter('job_runs_total', 'Runs of the jobs.', ['job', 'outcome'])
  const messages = counter('messages_total', 'Tries to hand over a mail or a push.', [
    'kind',
    'outcome',
  ])
  const backups = counter('backup_runs_total', 'Backups of the embedded database.', ['outcome'])
  const backedUp = new Gauge({
    name: 'nephrochat_backup_last_made_timestamp_seconds',
    help: 'When the last one was made since the start.',
    registers: [registry],
  })

  const ends = [
    events.requestEnded.subscribe(({ method, route, status, seconds }) => {
      const of = { route, method: methods.has(method) ? method : 'other' }
      requests.inc({ ...of, status })
      times.observe(of, seconds)
    }),
    events.operationRan.subscribe(({ name, outcome, seconds }) => {
      const operation = name === undefined ? 'unnamed' : operations.has(name) ? name : 'other'
      ran.inc({ operation, outcome })
      took.inc({ operation }, seconds)
    }),
    events.entrySaved.subscribe((of) => saves.inc(of)),
    events.sessionRenewed.subscribe((of) => renewals.inc(of)),
    events.limitHit.subscribe((of) => limits.inc(of)),
    events.requestRefused.subscribe((of) => full.inc(of)),
    events.jobRan.subscribe((of) => jobs.inc(of)),
    events.messageAttempted.subscribe((of) => messages.inc(of)),
    events.backupMade.subscribe(({ outcome, seconds }) => {
      backups.inc({ outcome })
      if (outcome === 'made') backedUp.set(seconds)
    }),
  ]
  return () => {
    for (const end of ends) end()
  }
}
