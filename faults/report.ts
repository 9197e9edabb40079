import { kinds } from './checker'
import type { Told } from './tell'

/** A table that can stand in docs/reliability.md as it is. */
const columns = ['story', 'rounds', 's', 'acknowledged', 'reads', '503', 'refused', 'no answer', ...kinds, 'other findings']

const line = (cells: unknown[]) => `| ${cells.join(' | ')} |`

export const head = `${line(columns)}\n${line(columns.map(() => '---'))}`

export function rowOf({ name, rounds, seconds, counts, violations, findings }: Told): string {
  const ofKind = kinds.map((kind) => violations.filter((violation) => violation.kind === kind).length)
  const { acknowledged, reads, unavailable, refused, unanswered } = counts
  return line([name, rounds, Math.round(seconds), acknowledged, reads, unavailable, refused, unanswered, ...ofKind, findings.length])
}
