import { BREATHS_MANY } from '../thresholds/thresholds'
import { always, sinceWords, label, type WatchRow } from './watchRow'

/** The watches of the weight. */
export const weightWatchRows = {
  'weight-under-threshold': {
    matter: 'weight',
    source: 'vet',
    growth: 3,
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
    matter: 'weight',
    source: 'weight',
    growth: 3,
    name: 'perte de poids confirmée',
    sentence: ({ change = '' }) => `${label('Perte de poids confirmée')}${change}.`,
    advice: always('**Prenez rendez-vous cette semaine**.'),
  },
  'weight-loss': {
    matter: 'weight',
    source: 'weight',
    growth: 3,
    name: 'perte de poids',
    sentence: ({ change = '' }) => `${label('Perte de poids')}${change}.`,
    advice: (_, { weighing }) => [
      ...(weighing === 'tomorrow' ? ['**Pesez de nouveau demain, sur la même balance**.'] : []),
      'Parlez-en à votre vétérinaire dans la semaine, et pesez-le chaque semaine sur la même balance.',
    ],
  },
  'weight-drop': {
    matter: 'weight',
    source: 'weight',
    growth: 3,
    name: 'poids en baisse rapide',
    sentence: ({ change = '' }) =>
      `${label('Poids en baisse rapide')}${change}. De l’eau perdue peut en être la cause.`,
    advice: always(
      'A-t-il vomi, eu la diarrhée, moins bu\u202f? Si oui, appelez votre vétérinaire.',
    ),
  },
  'weight-gain-fast': {
    matter: 'weight',
    source: 'weight',
    growth: 2,
    name: 'prise de poids rapide',
    sentence: ({ change = '' }) =>
      `${label('Prise de poids rapide')}${change}. ` +
      'Une accumulation de liquide peut en être la cause, surtout sous perfusions.',
    advice: always(
      '**Appelez votre vétérinaire avant la prochaine perfusion**. S’il respire vite (plus ' +
        `de ${BREATHS_MANY} par minute au repos) ou gueule ouverte\u00a0: urgence.`,
    ),
  },
  'weighing-due': {
    matter: 'weight',
    source: 'weight',
    name: 'pesée',
    sentence: ({ since }) => `${label('Pesée')}la dernière${sinceWords(since)} n’est plus récente.`,
    advice: always('Pesez votre chat, si possible sur la même balance.'),
  },
} as const satisfies Record<string, WatchRow>
