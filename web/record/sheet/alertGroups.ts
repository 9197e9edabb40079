import type { Line } from '../MessageText'

interface Message {
  readonly rule: string
  readonly severity: 'red' | 'amber' | 'green' | 'notice'
  /** Under a red alert, on the owner's screen. */
  readonly hidden: boolean
  readonly lines: readonly Line[]
}

export interface AlertGroup {
  severity: Message['severity']
  hidden: boolean
  /** What all of them ask for: every line after the first. */
  action: string
  /** What each of them says. */
  raised: { rule: string; line: Line }[]
}

/** Messages that ask for the same thing, under it: said once, it leaves the page its room. In their order. */
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
