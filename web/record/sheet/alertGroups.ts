import type { Line } from '../MessageText'

interface Message {
  readonly rule: string
  readonly severity: 'red' | 'amber' | 'green' | 'notice'
  /** Hidden from the owner under a red alert. */
  readonly hidden: boolean
  readonly lines: readonly Line[]
}

export interface AlertGroup {
  severity: Message['severity']
  hidden: boolean
  /** What all of them ask for: the lines after the first. */
  action: string
  /** The first line of each. */
  raised: { rule: string; line: Line }[]
}

/** Groups messages that ask for the same thing, which is then said once; in their order. */
export function alertGroups(messages: readonly Message[]): AlertGroup[] {
  const groups = new Map<string, AlertGroup>()
  for (const { rule, severity, hidden, lines } of messages) {
    const [first, ...rest] = lines
    if (!first) continue
    const action = rest.map(({ segments }) => segments.map(({ text }) => text).join('')).join(' ')
    const key = [severity, hidden, action].join('\n')
    const group = groups.get(key) ?? { severity, hidden, action, raised: [] }
    group.raised.push({ rule, line: first })
    groups.set(key, group)
  }
  return [...groups.values()]
}
