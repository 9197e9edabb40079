import { frenchNumber } from '../../base/numbers'
import { lines, type MessageLine } from '../alerts/alertMessages'
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
  URINE_USUAL_DAYS,
  VOMITING_LASTING_DAYS,
  VOMITING_OFTEN_OF_DAYS,
} from '../thresholds/thresholds'
import type { WatchFacts } from './raisedWatch'
import { adviceOf } from './watchAdvice'

const listed = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((text) => text !== '').join(' et ')
const names = (categories: readonly Category[]): string =>
  listed(categories.map((category) => categoryLabels[category].toLowerCase()))

/** A longer list is replaced by its count, so that a sheet fits on one page. */
const MOST_NAMES = 4
export const treated = (treatments: readonly string[]): string =>
  listed(
    treatments.length > MOST_NAMES
      ? [...treatments.slice(0, MOST_NAMES - 1), `${treatments.length - MOST_NAMES + 1} autres`]
      : treatments,
  )

const label = (text: string) => `**${text}**\u00a0: `
const ofCategory = (category: Category) => label(categoryLabels[category])
const atLeast = (days: number, isMore: boolean) =>
  `${days}\u00a0jours de suite${isMore ? ' ou plus' : ''}`

const sentences: Record<WatchRule, (facts: WatchFacts, level: WatchLevel) => string> = {
  'several-signs': ({ seen = [] }) =>
    `${label('Plusieurs signes le même jour')}${seen.join(', ')}.`,
  'energy-very-low': ({ hasOthers, count = 1 }) =>
    `${ofCategory('energy')}très ` +
    `basse${count > 1 ? `, ${count}\u00a0jours de suite` : ''}${hasOthers ? ', avec un autre signe' : ''}.`,
  'appetite-lasting': () =>
    `${ofCategory('appetite')}au plus ${rationAtMost(APPETITE_LASTING)}\u00a0% ` +
    `de la ration, ${APPETITE_LASTING_DAYS}\u00a0jours ou plus.`,
  'vomiting-lasting': () => `${ofCategory('vomiting')}${atLeast(VOMITING_LASTING_DAYS, true)}.`,
  'vomiting-often': ({ count = 0 }) =>
    `${ofCategory('vomiting')}${count} des ${VOMITING_OFTEN_OF_DAYS} derniers jours, plus que d’habitude.`,
  decline: ({ categories = [], count = 0 }) =>
    `**Moins bien que d’habitude**, depuis ${count}\u00a0jours\u00a0: ${names(categories)}.`,
  'urine-few': () => '**Urine nettement moins que d’habitude**, deux saisies de suite.',
  'water-changed': ({ isLess, water = 0, usual = 0 }) =>
    `${label('Eau')}boit nettement ${isLess ? 'moins' : 'plus'} que ` +
    `d’habitude (${water}\u00a0mL par jour, ${usual} d’habitude).`,
  'no-entry': ({ since, isUrgent }) =>
    isUrgent
      ? `**Pas de saisie** depuis le ${since}\u00a0: la dernière montrait des signes urgents.`
      : `${label('Pas de saisie')}la dernière${of(since)} montrait des signes à surveiller.`,
  'weight-under-threshold': ({ under = '' }) =>
    `${label('Poids sous le seuil fixé avec votre vétérinaire')}${under}.`,
  'weight-loss-confirmed': ({ change = '' }) => `${label('Perte de poids confirmée')}${change}.`,
  'weight-loss': ({ change = '' }) => `${label('Perte de poids')}${change}.`,
  'weight-drop': ({ change = '' }) =>
    `${label('Poids en baisse rapide')}${change}. De l’eau perdue peut en être la cause.`,
  'weight-gain-fast': ({ change = '' }) =>
    `${label('Prise de poids rapide')}${change}. Une accumulation de liquide peut en être la cause, surtout sous perfusions.`,
  'weighing-due': ({ since }) => `${label('Pesée')}la dernière${of(since)} n’est plus récente.`,
  'stool-none': ({ hasOthers }, level) =>
    level === 'red' && hasOthers
      ? `${label('Constipation avec d’autres signes')}aucune selle, ${atLeast(STOOL_NONE_AMBER_DAYS, true)}.`
      : `${label('Selles')}aucune, ` +
        `${atLeast(level === 'info' ? STOOL_NONE_DAYS : STOOL_NONE_AMBER_DAYS, level !== 'info')}.`,
  'stool-hard': () => `${label('Selles')}dures ou sèches, ${atLeast(STOOL_HARD_DAYS, true)}.`,
  'stool-soft': (_, level) =>
    `${label('Selles')}molles ou liquides, ` +
    `${atLeast(level === 'amber' ? STOOL_SOFT_AMBER_DAYS : STOOL_SOFT_DAYS, level === 'amber')}.`,
  'dose-doubled': ({ treatments = [] }) =>
    `${label('Dose notée deux fois')}${treated(treatments)}.`,
  'doses-missed': ({ treatments = [] }) =>
    `${label('Doses sans réponse')}${treated(treatments)}, ${DOSES_MISSED} prévues de suite ou plus.`,
  'dose-after-vomiting': ({ treatments = [] }) =>
    `${label('Vomissement le jour d’une dose')}il a vomi un jour où ` +
    `${treated(treatments)} ${treatments.length > 1 ? 'ont été donnés' : 'a été donné'}.`,
  'urination-usual': ({ usual = 0, name = 'Votre chat' }) =>
    `**${name} urine ${frenchNumber(usual, 1)} fois par jour** depuis ${URINE_USUAL_DAYS}\u00a0jours.`,
  'labs-due': ({ since }) =>
    `${label('Contrôle')}la date fixée avec votre vétérinaire${since ? `, le ${since},` : ''} est passée.`,
}

const of = (since: string | undefined) => (since ? `, du ${since},` : '')

export function watchLines(rule: WatchRule, level: WatchLevel, facts: WatchFacts): MessageLine[] {
  return lines(sentences[rule](facts, level), ...adviceOf(rule, level, facts))
}
