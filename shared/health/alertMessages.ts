import { categoryLabels } from './labels'
import { type AlertRule, alertRules, type NoticeRule, noticeRules } from './rule'
import { type MessageSegment, segments } from './segments'
import { HIGH_WATER, VOMITING_FREQUENT } from './thresholds'
import { lightVomitings, noVomiting, repeatedVomitings } from './wording'

export interface MessageLine {
  segments: MessageSegment[]
}

export interface MessageFacts {
  /** both entries' days as dd/mm, the older first; null on a first day */
  dates: readonly [string, string] | null
  perfusion: boolean
}

export const TODAY = "**Consulter votre vétérinaire aujourd'hui**."
export const WATCH = 'A surveiller; si persiste → parles en à votre vétérinaire'
const TOMORROW = '**A confirmer demain**.'

const sentences: Record<AlertRule, string> = {
  'hydration-confirmed-decrease': "boit moins que d'habitude, deux saisies de suite",
  'hydration-confirmed-increase': "boit plus que d'habitude, deux saisies de suite",
  'hydration-first-day-decrease': "boit moins que d'habitude",
  'hydration-first-day-increase': "boit plus que d'habitude",
  'hydration-first-day-precise': `boit plus de ${HIGH_WATER} mL/kg/jour`,
  'appetite-refusal': 'refus de manger depuis plus de 24 h',
  'appetite-reduced-consecutive': "mange moins que d'habitude, deux saisies de suite",
  'appetite-reduced-first-day': "mange moins que d'habitude",
  'vomiting-water-intolerance': "ne garde pas l'eau",
  'vomiting-frequent': `${VOMITING_FREQUENT} vomissements ou plus`,
  'vomiting-two-today': repeatedVomitings,
  'vomiting-consecutive-light': 'vomissements légers répétés',
  'urination-no-pee': 'aucune urine',
  'urination-straining-low-count': 'efforts pour uriner et très peu de mictions',
  'urination-straining-small-clump': 'efforts pour uriner et petites boules',
  'urination-blood-low-count': 'sang visible et très peu de mictions',
  'urination-blood-small-clump': 'sang visible et petites boules',
  'urination-blood-isolated': 'sang visible',
  'urination-straining-isolated': 'efforts pour uriner',
  'urination-frequent-small': 'mictions très fréquentes, petites boules',
  'urination-polyuria': 'urine beaucoup, boules moyennes ou grosses',
  'energy-low-with-red': "très basse, avec un autre signe d'alerte",
  'energy-low-consecutive': 'basse, deux saisies de suite',
  'energy-low-first-day': "plus basse que d'habitude",
}

/** What an alert says it saw, without its indicator. */
export const signOf = (rule: AlertRule): string => sentences[rule]

/** Alerts of a first day that say 'A confirmer demain' (product/rules 6.1). */
const toConfirm: ReadonlySet<AlertRule> = new Set<AlertRule>([
  'hydration-first-day-decrease',
  'hydration-first-day-increase',
  'hydration-first-day-precise',
  'energy-low-first-day',
])

/** What perfusion may explain (product/rules 3.1). */
const perfusionMatters: ReadonlySet<AlertRule> = new Set<AlertRule>(['hydration-first-day-increase', 'hydration-first-day-precise'])

const noticeSentences: Record<NoticeRule, string> = {
  'hydration-decrease-unconfirmed': "boit moins qu'à la saisie précédente",
  'appetite-reduced-unconfirmed': "mange moins qu'à la saisie précédente",
  'vomiting-light-unconfirmed': `${lightVomitings}, ${noVomiting} à la saisie précédente`,
  'energy-low-unconfirmed': "plus basse qu'à la saisie précédente",
}

export const allGreenLines = lines('Les indicateurs sont au vert.')

export function alertLines(rule: AlertRule, facts: MessageFacts): MessageLine[] {
  const { category, severity } = alertRules[rule]
  const perfusion = facts.perfusion && perfusionMatters.has(rule) ? ', perfusion en cours' : ''
  const what = `**${categoryLabels[category]}**\u00a0: ${sentences[rule]}${perfusion}${over(facts.dates)}.`
  if (severity === 'red') return lines(what, TODAY)
  return toConfirm.has(rule) ? lines(what, TOMORROW, WATCH) : lines(what, WATCH)
}

export function noticeLines(rule: NoticeRule, dates: MessageFacts['dates']): MessageLine[] {
  const category = categoryLabels[noticeRules[rule].category]
  return lines(
    `**${category}**\u00a0: ${noticeSentences[rule]}${over(dates)}.`,
    TOMORROW,
    'Si cela continue demain, ou si votre chat est très abattu, consultez votre vétérinaire.',
  )
}

export function plainText(message: readonly MessageLine[]): string {
  return message.map(({ segments }) => segments.map(({ text }) => text).join('')).join('\n')
}

/** Two entries may be five days apart (product/rules 6.2). */
function over(dates: MessageFacts['dates']): string {
  return dates ? ` (2 dernières saisies, ${dates[0]} et ${dates[1]})` : ''
}

export function lines(...texts: string[]): MessageLine[] {
  return texts.map((text) => ({ segments: segments(text) }))
}
