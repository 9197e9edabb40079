import { BREATHS_MANY } from '../thresholds/thresholds'
import { sameAdvice, sinceWords, boldLabel, type WatchRow } from './watchRow'

export const weightWatchRows = {
  'weight-under-threshold': {
    matter: 'weight',
    source: 'vet',
    growth: 3,
    comparesLimit: true,
    name: 'poids sous le seuil fixé',
    sentence: ({ under = '' }) =>
      `${boldLabel('Poids sous le seuil fixé avec votre vétérinaire')}${under}.`,
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
    comparesWeighings: true,
    name: 'perte de poids confirmée',
    sentence: ({ change = '' }) => `${boldLabel('Perte de poids confirmée')}${change}.`,
    advice: sameAdvice('**Prenez rendez-vous cette semaine**.'),
  },
  'weight-loss': {
    matter: 'weight',
    source: 'weight',
    growth: 3,
    comparesWeighings: true,
    name: 'perte de poids',
    sentence: ({ change = '' }) => `${boldLabel('Perte de poids')}${change}.`,
    advice: (_, { weighing }) => [
      ...(weighing === 'tomorrow' ? ['**Pesez de nouveau demain, sur la même balance**.'] : []),
      'Parlez-en à votre vétérinaire dans la semaine, et pesez-le chaque semaine sur la même balance.',
    ],
  },
  'weight-drop': {
    matter: 'weight',
    source: 'weight',
    growth: 3,
    comparesWeighings: true,
    name: 'poids en baisse rapide',
    sentence: ({ change = '' }) =>
      `${boldLabel('Poids en baisse rapide')}${change}. De l’eau perdue peut en être la cause.`,
    advice: sameAdvice(
      'A-t-il vomi, eu la diarrhée, moins bu\u202f? Si oui, appelez votre vétérinaire.',
    ),
  },
  'weight-gain-fast': {
    matter: 'weight',
    source: 'weight',
    growth: 2,
    comparesWeighings: true,
    name: 'prise de poids rapide',
    sentence: ({ change = '' }) =>
      `${boldLabel('Prise de poids rapide')}${change}. ` +
      'Une accumulation de liquide peut en être la cause, surtout sous perfusions.',
    advice: sameAdvice(
      '**Appelez votre vétérinaire avant la prochaine perfusion**. S’il respire vite (plus ' +
        `de ${BREATHS_MANY} par minute au repos) ou gueule ouverte\u00a0: urgence.`,
    ),
  },
  'weighing-due': {
    matter: 'weight',
    source: 'weight',
    name: 'pesée',
    sentence: ({ since }) =>
      `${boldLabel('Pesée')}la dernière${sinceWords(since)} n’est plus récente.`,
    advice: sameAdvice('Pesez votre chat, si possible sur la même balance.'),
  },
} as const satisfies Record<string, WatchRow>
