import { joinInFrench } from '../../base/joinInFrench'
import { categoryLabels, rationAtMost } from '../answers/answerLabels'
import {
  APPETITE_LASTING,
  APPETITE_LASTING_DAYS,
  VOMITING_LASTING_DAYS,
  VOMITING_OFTEN_OF_DAYS,
} from '../thresholds/thresholds'
import {
  CALL_TODAY,
  sameAdvice,
  daysOrMore,
  sinceWords,
  boldLabel,
  boldCategoryLabel,
  callTodayIfRed,
  type WatchRow,
} from './watchRow'

/** The watches of the five questions and of the water. */
export const signWatchRows = {
  'several-signs': {
    matter: 'entries',
    source: 'convention',
    aside: 'untilEntry',
    growth: 1,
    name: 'plusieurs signes le même jour',
    sentence: ({ seen = [] }) => `${boldLabel('Plusieurs signes le même jour')}${seen.join(', ')}.`,
    advice: callTodayIfRed(
      'Regardez-le de près, et répondez de nouveau demain. Si cela continue, appelez votre vétérinaire.',
    ),
  },
  'energy-very-low': {
    matter: 'entries',
    source: 'convention',
    aside: 'untilEntry',
    name: 'énergie très basse',
    sentence: ({ hasOthers, count = 1 }) =>
      `${boldCategoryLabel('energy')}très ` +
      `basse${count > 1 ? `, ${count}\u00a0jours de suite` : ''}${hasOthers ? ', avec un autre signe' : ''}.`,
    advice: (level) => [
      ...(level === 'red' ? [CALL_TODAY] : []),
      'S’il ne se lève pas ce soir pour manger, boire ou uriner, appelez votre vétérinaire.',
    ],
  },
  'appetite-lasting': {
    matter: 'entries',
    source: 'convention',
    aside: 'untilEntry',
    name: 'appétit réduit',
    sentence: () =>
      `${boldCategoryLabel('appetite')}au plus ${rationAtMost(APPETITE_LASTING)}\u202f% ` +
      `de la ration, ${APPETITE_LASTING_DAYS}\u00a0jours ou plus.`,
    advice: sameAdvice('**Appelez votre vétérinaire aujourd’hui**, s’il n’a pas été vu.'),
  },
  'vomiting-lasting': {
    matter: 'entries',
    source: 'convention',
    aside: 'untilEntry',
    name: 'vomissements chaque jour',
    sentence: () => `${boldCategoryLabel('vomiting')}${daysOrMore(VOMITING_LASTING_DAYS, true)}.`,
    advice: callTodayIfRed(
      'Toujours des vomissements chaque jour\u00a0: prenez rendez-vous s’il n’a pas été vu.',
    ),
  },
  'vomiting-often': {
    matter: 'entries',
    source: 'convention',
    growth: 1,
    name: 'vomissements plus souvent',
    sentence: ({ count = 0 }) =>
      `${boldCategoryLabel('vomiting')}${count} des ${VOMITING_OFTEN_OF_DAYS} derniers jours, plus que d’habitude.`,
    advice: callTodayIfRed('Prenez rendez-vous s’il n’a pas été vu pour cela.'),
  },
  decline: {
    matter: 'entries',
    source: 'decline',
    aside: 'untilEntry',
    name: 'moins bien que d’habitude',
    sentence: ({ categories = [], count = 0 }) =>
      `**Moins bien que d’habitude**, depuis ${count}\u00a0jours\u00a0: ` +
      `${joinInFrench(categories.map((category) => categoryLabels[category].toLowerCase()))}.`,
    advice: callTodayIfRed('Prenez rendez-vous dans les jours qui viennent.'),
  },
  'urine-few': {
    matter: 'entries',
    source: 'urine',
    aside: 'untilEntry',
    name: 'urine moins que d’habitude',
    sentence: () => '**Urine nettement moins que d’habitude**, deux saisies de suite.',
    advice: sameAdvice(
      'S’il va à la litière sans uriner, c’est une urgence\u00a0: **appelez tout de suite**.',
    ),
  },
  'water-changed': {
    matter: 'entries',
    source: 'convention',
    name: 'eau bue',
    sentence: ({ isLess, water = 0, usual = 0 }) =>
      `${boldLabel('Eau')}boit nettement ${isLess ? 'moins' : 'plus'} que ` +
      `d’habitude (${water}\u00a0mL par jour, ${usual} d’habitude).`,
    advice: sameAdvice('Vérifiez ses points d’eau, et parlez-en à votre vétérinaire.'),
  },
  'no-entry': {
    matter: 'entries',
    source: 'convention',
    name: 'pas de saisie',
    sentence: ({ since, isUrgent }) =>
      isUrgent
        ? `**Pas de saisie** depuis le ${since}\u00a0: la dernière montrait des signes urgents.`
        : `${boldLabel('Pas de saisie')}la dernière${sinceWords(since)} montrait des signes à surveiller.`,
    advice: (_, { isUrgent }) =>
      isUrgent
        ? 'Si votre chat n’a pas été vu depuis, **appelez votre vétérinaire**. ' +
          'Sinon, répondez aux cinq questions.'
        : 'Répondez aux cinq questions dès que possible.',
  },
} as const satisfies Record<string, WatchRow>
