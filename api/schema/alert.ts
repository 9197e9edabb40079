import { plainText, type MessageLine } from '#shared/health/alertMessages'
import type { Alert, Reason } from '#shared/health/alerts'
import type { Notice } from '#shared/health/notices'
import type { MessageSegment } from '#shared/health/segments'
import { builder } from './builder'
import { AlertSeverityEnum, AlertTypeEnum, CategoryEnum } from './enums'

const MessageSegmentRef = builder.objectRef<MessageSegment>('MessageSegment').implement({
  fields: (t) => ({ text: t.exposeString('text'), bold: t.exposeBoolean('bold') }),
})

const MessageLineRef = builder.objectRef<MessageLine>('MessageLine').implement({
  description: 'One line of a message. Bold and breaks are structure: nothing here is ever HTML.',
  fields: (t) => ({ segments: t.field({ type: [MessageSegmentRef], resolve: (line) => line.segments }) }),
})

const ReasonRef = builder.objectRef<Reason>('Reason').implement({
  description: 'An entry and what it says, on which an alert or a notice was raised.',
  fields: (t) => ({
    day: t.expose('day', { type: 'Date' }),
    date: t.expose('date', { type: 'DateTime' }),
    label: t.exposeString('label'),
  }),
})

// No `id`: a rule's name is no identity, and a Relay store would mix two cats (product/interfaces 3.2).
export const AlertRef = builder.objectRef<Alert>('Alert').implement({
  fields: (t) => ({
    rule: t.exposeString('rule'),
    category: t.expose('category', { type: CategoryEnum, nullable: true }),
    type: t.expose('type', { type: AlertTypeEnum }),
    severity: t.expose('severity', { type: AlertSeverityEnum }),
    hidden: t.exposeBoolean('hidden', { description: 'Hidden on the owner’s page, under a red alert.' }),
    message: t.string({ description: 'Plain text, \\n between lines.', resolve: (alert) => plainText(alert.lines) }),
    lines: t.field({ type: [MessageLineRef], resolve: (alert) => alert.lines }),
    reasons: t.field({ type: [ReasonRef], resolve: (alert) => alert.reasons }),
  }),
})

export const NoticeRef = builder.objectRef<Notice>('Notice').implement({
  description: 'Worse today and not yet confirmed: never an alert, never a colour.',
  fields: (t) => ({
    rule: t.exposeString('rule'),
    category: t.expose('category', { type: CategoryEnum }),
    message: t.string({ resolve: (notice) => plainText(notice.lines) }),
    lines: t.field({ type: [MessageLineRef], resolve: (notice) => notice.lines }),
    reasons: t.field({ type: [ReasonRef], resolve: (notice) => notice.reasons }),
  }),
})
