import type { Line } from '../status/MessageText'

interface Message {
  readonly rule: string
  readonly severity: 'red' | 'amber' | 'green' | 'notice'
  /** `true` if a red alert hides it from the owner. */
  readonly hidden: boolean
  readonly lines: readonly Line[]
}

export interface AlertGroup {
  severity: Message['severity']
  isHidden: boolean
  /** The first line of each message, which describes the finding. The other lines are advice. */
  raised: { rule: string; line: Line }[]
}

/** Groups messages by level and keeps their order. */
export function alertGroups(messages: readonly Message[]): AlertGroup[] {
  const groups = new Map<string, AlertGroup>()
  for (const {
    rule,
    severity,
    hidden: isHidden,
    lines: [line],
  } of messages) {
    if (!line) continue
    const key = `${severity} ${isHidden}`
    const group = groups.get(key) ?? { severity, isHidden, raised: [] }
    group.raised.push({ rule, line })
    groups.set(key, group)
  }
  return [...groups.values()]
}
