import { kinds } from './checker'
import type { Told } from './tell'

/** A table that can stand in docs/reliability.md as it is. */
const columns = [
  'story',
  'rounds',
  's',
  'acknowledged',
  'reads',
  '503',
  'refused',
  'no answer',
  'longest without a save, s',
  'slowest answer, s',
  ...kinds,
  'other findings',
]

const inSeconds = (ms: number) => (ms / 1000).toFixed(1)
const line = (cells: unknown[]) => `| ${cells.join(' | ')} |`

export const head = `${line(columns)}\n${line(columns.map(() => '---'))}`

export function rowOf({
  name,
  untold,
  rounds,
  seconds,
  counts,
  slowestMs,
  longestOutageMs,
  violations,
  findings,
}: Told): string {
  if (untold !== undefined) return `${name}: not told, ${untold}`
  const ofKind = kinds.map(
    (kind) => violations.filter((violation) => violation.kind === kind).length,
  )
  const { acknowledged, reads, unavailable, refused, unanswered } = counts
  return line([
    name,
    rounds,
    Math.round(seconds),
    acknowledged,
    reads,
    unavailable,
    refused,
    unanswered,
    inSeconds(longestOutageMs),
    inSeconds(slowestMs),
    ...ofKind,
    findings.length,
  ])
}
