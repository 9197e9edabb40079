import { frenchNumber } from '../../base/numbers'
import { lines, type MessageLine } from '../alerts/alertMessages'
import { categoryLabels, rationAtMost } from '../answers/answerLabels'
import type { Category } from '../answers/entry'
import type { WatchLevel, WatchRule } from '../rules/watchTable'
import {
  APPETITE_LASTING,
  APPETITE_LASTING_DAYS,
  BREATHS_MANY,
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

const listed = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((text) => text !== '').join(' et ')
const names = (categories: readonly Category[]): string =>
  listed(categories.map((category) => categoryLabels[category].toLowerCase()))

/** A longer list is replaced by its count, so that a sheet fits on one page. */
const MAX_NAMES = 4
export const treatmentNames = (treatments: readonly string[]): string =>
  listed(
    treatments.length > MAX_NAMES
      ? [...treatments.slice(0, MAX_NAMES - 1), `${treatments.length - MAX_NAMES + 1} autres`]
      : treatments,
  )

const label = (text: string) => `**${text}**\u00a0: `
const ofCategory = (category: Category) => label(categoryLabels[category])
const atLeast = (days: number, isMore: boolean) =>
  `${days}\u00a0jours de suite${isMore ? ' ou plus' : ''}`

/** Advice of a rule, in one line or two. */
type Advice = (level: WatchLevel, facts: WatchFacts) => string | readonly string[]

const CALL_TODAY = '**Appelez votre vétérinaire aujourd’hui**.'
const IF_IT_LASTS = 'Si cela continue, parlez-en à votre vétérinaire.'
const urgentOr =
  (amber: string): Advice =>
  (level) =>
    level === 'red' ? CALL_TODAY : amber
const always =
  (text: string): Advice =>
  () =>
    text

interface WatchText {
  /** The name in lists (product/watches 1.5). */
  name: string
  sentence: (facts: WatchFacts, level: WatchLevel) => string
  advice: Advice
}

/** The name, sentence and advice of each watch (product/watches 1.7). */
const texts: Record<WatchRule, WatchText> = {
  'several-signs': {
    name: 'plusieurs signes le même jour',
    sentence: ({ seen = [] }) => `${label('Plusieurs signes le même jour')}${seen.join(', ')}.`,
    advice: urgentOr(
      'Regardez-le de près, et répondez de nouveau demain. Si cela continue, appelez votre vétérinaire.',
    ),
  },
  'energy-very-low': {
    name: 'énergie très basse',
    sentence: ({ hasOthers, count = 1 }) =>
      `${ofCategory('energy')}très ` +
      `basse${count > 1 ? `, ${count}\u00a0jours de suite` : ''}${hasOthers ? ', avec un autre signe' : ''}.`,
    advice: (level) => [
      ...(level === 'red' ? [CALL_TODAY] : []),
      'S’il ne se lève pas ce soir pour manger, boire ou uriner, appelez votre vétérinaire.',
    ],
  },
  'appetite-lasting': {
    name: 'appétit réduit',
    sentence: () =>
      `${ofCategory('appetite')}au plus ${rationAtMost(APPETITE_LASTING)}\u00a0% ` +
      `de la ration, ${APPETITE_LASTING_DAYS}\u00a0jours ou plus.`,
    advice: always('**Appelez votre vétérinaire aujourd’hui**, s’il n’a pas été vu.'),
  },
  'vomiting-lasting': {
    name: 'vomissements chaque jour',
    sentence: () => `${ofCategory('vomiting')}${atLeast(VOMITING_LASTING_DAYS, true)}.`,
    advice: urgentOr(
      'Toujours des vomissements chaque jour\u00a0: prenez rendez-vous s’il n’a pas été vu.',
    ),
  },
  'vomiting-often': {
    name: 'vomissements plus souvent',
    sentence: ({ count = 0 }) =>
      `${ofCategory('vomiting')}${count} des ${VOMITING_OFTEN_OF_DAYS} derniers jours, plus que d’habitude.`,
    advice: urgentOr('Prenez rendez-vous s’il n’a pas été vu pour cela.'),
  },
  decline: {
    name: 'moins bien que d’habitude',
    sentence: ({ categories = [], count = 0 }) =>
      `**Moins bien que d’habitude**, depuis ${count}\u00a0jours\u00a0: ${names(categories)}.`,
    advice: urgentOr('Prenez rendez-vous dans les jours qui viennent.'),
  },
  'urine-few': {
    name: 'urine moins que d’habitude',
    sentence: () => '**Urine nettement moins que d’habitude**, deux saisies de suite.',
    advice: always(
      'S’il va à la litière sans uriner, c’est une urgence\u00a0: **appelez tout de suite**.',
    ),
  },
  'water-changed': {
    name: 'eau bue',
    sentence: ({ isLess, water = 0, usual = 0 }) =>
      `${label('Eau')}boit nettement ${isLess ? 'moins' : 'plus'} que ` +
      `d’habitude (${water}\u00a0mL par jour, ${usual} d’habitude).`,
    advice: always('Vérifiez ses points d’eau, et parlez-en à votre vétérinaire.'),
  },
  'no-entry': {
    name: 'pas de saisie',
    sentence: ({ since, isUrgent }) =>
      isUrgent
        ? `**Pas de saisie** depuis le ${since}\u00a0: la dernière montrait des signes urgents.`
        : `${label('Pas de saisie')}la dernière${of(since)} montrait des signes à surveiller.`,
    advice: (_, { isUrgent }) =>
      isUrgent
        ? 'Si votre chat n’a pas été vu depuis, **appelez votre vétérinaire**. Sinon, répondez aux cinq questions.'
        : 'Répondez aux cinq questions dès que possible.',
  },
  'weight-under-threshold': {
    name: 'poids sous le seuil fixé',
    sentence: ({ under = '' }) =>
      `${label('Poids sous le seuil fixé avec votre vétérinaire')}${under}.`,
    advice: (_, { weighing }) => [
      ...(weighing === 'tomorrow' ? ['**Pesez de nouveau demain**.'] : []),
      ...(weighing === 'today' ? ['**Pesez** votre chat.'] : []),
      'Comme convenu, appelez votre vétérinaire.',
    ],
  },
  'weight-loss-confirmed': {
    name: 'perte de poids confirmée',
    sentence: ({ change = '' }) => `${label('Perte de poids confirmée')}${change}.`,
    advice: always('**Prenez rendez-vous cette semaine**.'),
  },
  'weight-loss': {
    name: 'perte de poids',
    sentence: ({ change = '' }) => `${label('Perte de poids')}${change}.`,
    advice: (_, { weighing }) => [
      ...(weighing === 'tomorrow' ? ['**Pesez de nouveau demain, sur la même balance**.'] : []),
      'Parlez-en à votre vétérinaire dans la semaine, et pesez-le chaque semaine sur la même balance.',
    ],
  },
  'weight-drop': {
    name: 'poids en baisse rapide',
    sentence: ({ change = '' }) =>
      `${label('Poids en baisse rapide')}${change}. De l’eau perdue peut en être la cause.`,
    advice: always(
      'A-t-il vomi, eu la diarrhée, moins bu\u202f? Si oui, appelez votre vétérinaire.',
    ),
  },
  'weight-gain-fast': {
    name: 'prise de poids rapide',
    sentence: ({ change = '' }) =>
      `${label('Prise de poids rapide')}${change}. Une accumulation de liquide peut en être la cause, surtout sous perfusions.`,
    advice: always(
      '**Appelez votre vétérinaire avant la prochaine perfusion**. S’il respire vite (plus ' +
        `de ${BREATHS_MANY} par minute au repos) ou gueule ouverte\u00a0: urgence.`,
    ),
  },
  'weighing-due': {
    name: 'pesée',
    sentence: ({ since }) => `${label('Pesée')}la dernière${of(since)} n’est plus récente.`,
    advice: always('Pesez votre chat, si possible sur la même balance.'),
  },
  'stool-none': {
    name: 'aucune selle',
    sentence: (_, level) =>
      level === 'red'
        ? `${label('Constipation avec d’autres signes')}aucune selle, ${atLeast(STOOL_NONE_AMBER_DAYS, true)}.`
        : `${label('Selles')}aucune, ` +
          `${atLeast(level === 'info' ? STOOL_NONE_DAYS : STOOL_NONE_AMBER_DAYS, level !== 'info')}.`,
    advice: (level) =>
      level === 'info'
        ? 'Si demain il n’y a toujours rien, appelez votre vétérinaire.'
        : 'Appelez votre vétérinaire. S’il pousse dans la litière, vérifiez d’abord ' +
          'qu’il urine\u00a0: s’il n’urine pas, c’est une urgence.',
  },
  'stool-hard': {
    name: 'selles dures',
    sentence: () => `${label('Selles')}dures ou sèches, ${atLeast(STOOL_HARD_DAYS, true)}.`,
    advice: always(IF_IT_LASTS),
  },
  'stool-soft': {
    name: 'selles molles',
    sentence: (_, level) =>
      `${label('Selles')}molles ou liquides, ` +
      `${atLeast(level === 'amber' ? STOOL_SOFT_AMBER_DAYS : STOOL_SOFT_DAYS, level === 'amber')}.`,
    advice: always(IF_IT_LASTS),
  },
  'dose-doubled': {
    name: 'dose notée deux fois',
    sentence: ({ treatments = [] }) =>
      `${label('Dose notée deux fois')}${treatmentNames(treatments)}.`,
    advice: always(
      'Si c’est une erreur de saisie, retirez-en une. Sinon, **appelez votre vétérinaire avant la prochaine dose**.',
    ),
  },
  'doses-missed': {
    name: 'doses sans réponse',
    sentence: ({ treatments = [] }) =>
      `${label('Doses sans réponse')}${treatmentNames(treatments)}, ${DOSES_MISSED} prévues de suite ou plus.`,
    advice: (level) =>
      level === 'amber'
        ? 'Si elles ont été données, notez-les. Sinon, appelez votre vétérinaire avant la prochaine dose\u00a0: ce traitement est à ne pas manquer.'
        : 'Si elles ont été données, notez-les\u202f; sinon, parlez-en à votre vétérinaire.',
  },
  'dose-after-vomiting': {
    name: 'vomissement le jour d’une dose',
    sentence: ({ treatments = [] }) =>
      `${label('Vomissement le jour d’une dose')}il a vomi un jour où ` +
      `${treatmentNames(treatments)} ${treatments.length > 1 ? 'ont été donnés' : 'a été donné'}.`,
    advice: always(
      'Si c’était dans les deux heures qui ont suivi, dites-le à votre ' +
        'vétérinaire\u202f; ne redonnez pas la dose sans son avis.',
    ),
  },
  'urination-usual': {
    name: 'urinations habituelles',
    sentence: ({ usual = 0, name = 'Votre chat' }) =>
      `**${name} urine ${frenchNumber(usual, 1)} fois par jour** depuis ${URINE_USUAL_DAYS}\u00a0jours.`,
    advice: always('Demandez à votre vétérinaire de fixer son nombre habituel.'),
  },
  'labs-due': {
    name: 'contrôle',
    sentence: ({ since }) =>
      `${label('Contrôle')}la date fixée avec votre vétérinaire${since ? `, le ${since},` : ''} est passée.`,
    advice: always('Prenez rendez-vous, ou indiquez dans les seuils que le contrôle est fait.'),
  },
}

const of = (since: string | undefined) => (since ? `, du ${since},` : '')

export const watchName = (rule: WatchRule): string => texts[rule].name

export function watchLines(rule: WatchRule, level: WatchLevel, facts: WatchFacts): MessageLine[] {
  const { sentence, advice } = texts[rule]
  return lines(sentence(facts, level), ...[advice(level, facts)].flat())
}
