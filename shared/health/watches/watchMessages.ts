import { lines, type MessageLine, TODAY, WATCH } from '../alerts/alertMessages'
import { categoryLabels, rationAtMost } from '../answers/answerLabels'
import type { Category } from '../answers/entry'
import type { WatchLevel, WatchRule } from '../rules/rules'
import {
  APPETITE_LASTING,
  APPETITE_LASTING_DAYS,
  DOSES_MISSED,
  STOOL_HARD_DAYS,
  STOOL_NONE_AMBER_DAYS,
  STOOL_NONE_DAYS,
  STOOL_SOFT_AMBER_DAYS,
  STOOL_SOFT_DAYS,
  VOMITING_LASTING_DAYS,
} from '../thresholds/thresholds'

export interface WatchFacts {
  /** the questions that show a sign */
  categories?: Category[]
  /** the day of the last entry or weighing, in words */
  since?: string
  /** the newest weight, and the vet's threshold */
  under?: string
  /** the weight's change and the day of the compared weighing */
  change?: string
  /** true if no second weighing confirms it yet */
  again?: boolean
  /** the names of the treatments */
  treatments?: string[]
}

const listed = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((text) => text !== '').join(' et ')
const names = (categories: readonly Category[]): string =>
  listed(categories.map((category) => categoryLabels[category].toLowerCase()))

/** A longer list is replaced by its count, so that a sheet fits on one page. */
const MOST_NAMES = 4
const treated = (treatments: readonly string[]): string =>
  listed(
    treatments.length > MOST_NAMES
      ? [...treatments.slice(0, MOST_NAMES - 1), `${treatments.length - MOST_NAMES + 1} autres`]
      : treatments,
  )

const label = (text: string) => `**${text}**\u00a0: `
const ofCategory = (category: Category) => label(categoryLabels[category])

const sentences: Record<WatchRule, (facts: WatchFacts, level: WatchLevel) => string> = {
  'several-signs': ({ categories = [] }) =>
    `${label('Plusieurs signes le même jour')}${names(categories)}.`,
  'energy-very-low': (_, level) =>
    `${ofCategory('energy')}très basse${level === 'red' ? ', avec un autre signe' : ''}.`,
  'appetite-lasting': () =>
    `${ofCategory('appetite')}au plus ${rationAtMost(APPETITE_LASTING)}\u00a0% de la ration, ${APPETITE_LASTING_DAYS}\u00a0jours de suite ou plus.`,
  'vomiting-lasting': () =>
    `${ofCategory('vomiting')}${VOMITING_LASTING_DAYS}\u00a0jours de suite ou plus.`,
  'no-entry': ({ since }) =>
    `${label('Pas de saisie')}la dernière${of(since)} montrait des signes à surveiller.`,
  'weight-under-threshold': ({ under = '' }) =>
    `${label('Poids sous le seuil fixé avec votre vétérinaire')}${under}.`,
  'weight-loss-confirmed': ({ change = '' }) => `${label('Perte de poids confirmée')}${change}.`,
  'weight-loss': ({ change = '' }) => `${label('Perte de poids')}${change}.`,
  'weight-gain-fast': ({ change = '' }) =>
    `${label('Prise de poids rapide')}${change}. Du liquide qui reste peut en être la cause, surtout sous perfusions.`,
  'stool-none': (_, level) =>
    `${label('Selles')}aucune, ${level === 'amber' ? STOOL_NONE_AMBER_DAYS : STOOL_NONE_DAYS}\u00a0jours de suite${level === 'amber' ? ' ou plus' : ''}.`,
  'stool-hard': () =>
    `${label('Selles')}dures ou sèches, ${STOOL_HARD_DAYS}\u00a0jours de suite ou plus.`,
  'stool-soft': (_, level) =>
    `${label('Selles')}molles ou liquides, ${level === 'amber' ? STOOL_SOFT_AMBER_DAYS : STOOL_SOFT_DAYS}\u00a0jours de suite${level === 'amber' ? ' ou plus' : ''}.`,
  'dose-doubled': ({ treatments = [] }) =>
    `${label('Dose notée deux fois')}${treated(treatments)}.`,
  'doses-missed': ({ treatments = [] }) =>
    `${label('Doses sans réponse')}${treated(treatments)}, ${DOSES_MISSED} prévues de suite ou plus.`,
  'dose-after-vomiting': ({ treatments = [] }) =>
    `${label('Vomissement le jour d’une dose')}${treated(treatments)}.`,
  'labs-due': ({ since }) =>
    `${label('Contrôle')}la date fixée avec votre vétérinaire${since ? `, le ${since},` : ''} est passée.`,
  'weighing-due': ({ since }) => `${label('Pesée')}la dernière${of(since)} n’est plus récente.`,
}

const of = (since: string | undefined) => (since ? `, du ${since},` : '')

/** The advice of rules that differ from the two usual ones. */
const whatToDo: Partial<Record<WatchRule, string>> = {
  'no-entry': 'Répondez aux cinq questions dès que possible.',
  'doses-missed':
    'Si elles ont été données, notez-les\u202f; sinon, parlez-en à votre vétérinaire.',
  'dose-after-vomiting': 'Dites-le à votre vétérinaire\u202f: la dose a pu être perdue.',
  'labs-due': 'Prenez rendez-vous, ou indiquez dans les seuils que le contrôle est fait.',
  'weighing-due': 'Pesez votre chat, si possible sur la même balance.',
}

export function watchLines(rule: WatchRule, level: WatchLevel, facts: WatchFacts): MessageLine[] {
  const again = facts.again ? ['**Pesez de nouveau demain, sur la même balance**.'] : []
  return lines(
    sentences[rule](facts, level),
    ...again,
    whatToDo[rule] ?? (level === 'red' ? TODAY : WATCH),
  )
}
