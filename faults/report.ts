import { violationKinds } from './checker'
import type { ScenarioResult } from './runScenario'

/** The columns of the Markdown table. docs/log/reliability.md has some of them. */
const columns = [
  'scenario',
  'rounds',
  's',
  'acknowledged',
  'reads',
  '503',
  'refused',
  'no response',
  'longest without a save, s',
  'slowest response, s',
  ...violationKinds,
  'other findings',
]

const inSeconds = (ms: number) => (ms / 1000).toFixed(1)
const line = (cells: unknown[]) => `| ${cells.join(' | ')} |`

export const head = `${line(columns)}\n${line(columns.map(() => '---'))}`

export function rowOf({
  name,
  skipReason,
  rounds,
  seconds,
  counts,
  slowestMs,
  longestOutageMs,
  violations,
  findings,
}: ScenarioResult): string {
  if (skipReason !== undefined) return `${name}: skipped, ${skipReason}`
  const ofKind = violationKinds.map(
    (kind) => violations.filter((violation) => violation.kind === kind).length,
  )
  const { acknowledged, reads, unavailable, refused, withoutResponse } = counts
  return line([
    name,
    rounds,
    Math.round(seconds),
    acknowledged,
    reads,
    unavailable,
    refused,
    withoutResponse,
    inSeconds(longestOutageMs),
    inSeconds(slowestMs),
    ...ofKind,
    findings.length,
  ])
}
