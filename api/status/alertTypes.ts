import { plainText, type MessageLine } from '#shared/health/alerts/alertMessages'
import type { Alert, Reason } from '#shared/health/alerts/alerts'
import type { Notice } from '#shared/health/alerts/notices'
import type { MessageSegment } from '#shared/health/alerts/segments'
import type { DayBurden } from '#shared/health/rules/raisedWatch'
import type { Watch } from '#shared/health/watches/watches'
import { builder } from '../graphql/builder'
import { AlertSeverityEnum, AlertTypeEnum, CategoryEnum, WatchLevelEnum } from '../graphql/enums'

const MessageSegmentRef = builder
  .objectRef<MessageSegment>('MessageSegment')
  .implement({ fields: (t) => ({ text: t.exposeString('text'), bold: t.exposeBoolean('bold') }) })

const MessageLineRef = builder
  .objectRef<MessageLine>('MessageLine')
  .implement({
    description:
      'A line of a message. Bold text and line breaks are fields: the text is never HTML.',
    fields: (t) => ({
      segments: t.field({ type: [MessageSegmentRef], resolve: (line) => line.segments }),
    }),
  })

const ReasonRef = builder
  .objectRef<Reason>('Reason')
  .implement({
    description:
      'An entry or a weighing because of which an alert, a notice or a watch was raised, with its value.',
    fields: (t) => ({
      day: t.expose('day', { type: 'Date' }),
      date: t.expose('date', { type: 'DateTime' }),
      label: t.exposeString('label'),
    }),
  })

const DayBurdenRef = builder
  .objectRef<DayBurden>('DayBurden')
  .implement({
    description: 'How much the answers of an entry add to a slow worsening.',
    fields: (t) => ({
      day: t.expose('day', { type: 'Date' }),
      points: t.exposeFloat('points', { description: 'A day without eating has 100.' }),
    }),
  })

// It has no `id`: a rule's name does not identify an alert, and a Relay store would mix the alerts
// of two cats (product/interfaces 3.2).
export const AlertRef = builder
  .objectRef<Alert>('Alert')
  .implement({
    fields: (t) => ({
      rule: t.exposeString('rule'),
      category: t.expose('category', { type: CategoryEnum, nullable: true }),
      type: t.expose('type', { type: AlertTypeEnum }),
      severity: t.expose('severity', { type: AlertSeverityEnum }),
      hidden: t.exposeBoolean('hidden', {
        description: 'True if a red alert hides it on the owner’s page.',
      }),
      message: t.string({
        description: 'Plain text, \\n between lines.',
        resolve: (alert) => plainText(alert.lines),
      }),
      lines: t.field({ type: [MessageLineRef], resolve: (alert) => alert.lines }),
      reasons: t.field({ type: [ReasonRef], resolve: (alert) => alert.reasons }),
    }),
  })

export const NoticeRef = builder
  .objectRef<Notice>('Notice')
  .implement({
    description:
      'A worsening today that is not confirmed yet. It raises no alert and changes no colour.',
    fields: (t) => ({
      rule: t.exposeString('rule'),
      category: t.expose('category', { type: CategoryEnum }),
      message: t.string({ resolve: (notice) => plainText(notice.lines) }),
      lines: t.field({ type: [MessageLineRef], resolve: (notice) => notice.lines }),
      reasons: t.field({ type: [ReasonRef], resolve: (notice) => notice.reasons }),
    }),
  })

export const WatchRef = builder
  .objectRef<Watch>('Watch')
  .implement({
    description:
      'A finding that the alerts miss: several signs, persistent signs, ' +
      'or the weight. It never changes a tile’s colour.',
    fields: (t) => ({
      rule: t.exposeString('rule'),
      level: t.expose('level', { type: WatchLevelEnum }),
      hidden: t.exposeBoolean('hidden', {
        description: 'True if a red alert or a red watch hides it on the owner’s page.',
      }),
      since: t.field({
        type: 'Date',
        nullable: true,
        description: 'The first day of its reasons.',
        resolve: ({ reasons }) => reasons.map(({ day }) => day).toSorted()[0] ?? null,
      }),
      putAsideUntil: t.field({
        type: 'DateTime',
        nullable: true,
        description: 'The owner put it aside: it is hidden until then, unless it gets worse.',
        resolve: ({ putAsideUntil }) => putAsideUntil,
      }),
      message: t.string({
        description: 'Plain text, \\n between lines.',
        resolve: (watch) => plainText(watch.lines),
      }),
      lines: t.field({ type: [MessageLineRef], resolve: (watch) => watch.lines }),
      reasons: t.field({ type: [ReasonRef], resolve: (watch) => watch.reasons }),
      burdens: t.field({
        type: [DayBurdenRef],
        description:
          'The entries that the rule `decline` sums up, oldest first. It is empty for other rules.',
        resolve: (watch) => watch.burdens,
      }),
    }),
  })
