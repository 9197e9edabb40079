import { categoryLabels } from '../answers/answerLabels'
import { type AlertRule, alertRules, type NoticeRule, noticeRules } from '../rules/rules'
import { type MessageSegment, segments } from './segments'

export interface MessageLine {
  segments: MessageSegment[]
}

export interface MessageFacts {
  /** The days of both entries as dd/mm, the older first; `null` if it is a first day. */
  dates: readonly [string, string] | null
  perfusion: boolean
}

export const CALL_VET_TODAY = "**Consulter votre vétérinaire aujourd'hui**."
export const CALL_VET_IF_LASTING = 'À surveiller; si persiste → parlez-en à votre vétérinaire'
const CONFIRM_TOMORROW = '**À confirmer demain**.'

/** Alerts of a first day whose message is 'À confirmer demain' (product/rules 6.1). */
const confirmedTomorrow: ReadonlySet<AlertRule> = new Set<AlertRule>([
  'hydration-first-day-decrease',
  'hydration-first-day-increase',
  'hydration-first-day-precise',
  'energy-low-first-day',
])

/** Perfusion may explain these alerts (product/rules 3.1). */
const perfusionMatters: ReadonlySet<AlertRule> = new Set<AlertRule>([
  'hydration-first-day-increase',
  'hydration-first-day-precise',
])

export const allGreenLines = messageLines('Les indicateurs sont au vert.')

export function alertLines(rule: AlertRule, facts: MessageFacts): MessageLine[] {
  const { category, severity, finding } = alertRules[rule]
  const perfusion = facts.perfusion && perfusionMatters.has(rule) ? ', perfusion en cours' : ''
  const what = `**${categoryLabels[category]}**\u00a0: ${finding}${perfusion}${daysOf(facts.dates)}.`
  if (severity === 'red') return messageLines(what, CALL_VET_TODAY)
  return confirmedTomorrow.has(rule)
    ? messageLines(what, CONFIRM_TOMORROW, CALL_VET_IF_LASTING)
    : messageLines(what, CALL_VET_IF_LASTING)
}

export function noticeLines(rule: NoticeRule, dates: MessageFacts['dates']): MessageLine[] {
  const { category, finding } = noticeRules[rule]
  return messageLines(
    `**${categoryLabels[category]}**\u00a0: ${finding}${daysOf(dates)}.`,
    CONFIRM_TOMORROW,
    'Si cela continue demain, ou si votre chat est très abattu, consultez votre vétérinaire.',
  )
}

export function plainText(message: readonly MessageLine[]): string {
  return message.map(({ segments }) => segments.map(({ text }) => text).join('')).join('\n')
}

/** Names both days, because two entries may be five days apart (product/rules 6.2). */
function daysOf(dates: MessageFacts['dates']): string {
  return dates ? ` (2 dernières saisies, ${dates[0]} et ${dates[1]})` : ''
}

export function messageLines(...texts: string[]): MessageLine[] {
  return texts.map((text) => ({ segments: segments(text) }))
}
