import { expect, test } from 'vitest'
import { plainText } from '../alerts/alertMessages'
import type { WatchLevel } from '../rules/watchRow'
import type { WatchFacts } from '../rules/watchRow'
import type { WatchRule } from '../rules/watchTable'
import { watchLines } from './watches'

const today = 'Appelez votre vétérinaire aujourd’hui.'
const lasts = 'Si cela continue, parlez-en à votre vétérinaire.'
const rise = 'S’il ne se lève pas ce soir pour manger, boire ou uriner, appelez votre vétérinaire.'
const weekly =
  'Parlez-en à votre vétérinaire dans la semaine, et pesez-le chaque semaine sur la même balance.'
const agreed = 'Comme convenu, appelez votre vétérinaire.'
const strains =
  'Appelez votre vétérinaire. S’il pousse dans la litière, vérifiez ' +
  'd’abord qu’il urine : s’il n’urine pas, c’est une urgence.'

const cases: [WatchRule, WatchLevel, WatchFacts, string[]][] = [
  [
    'several-signs',
    'amber',
    { seen: ['mange 25 %', 'très abattu'] },
    [
      'Plusieurs signes le même jour : mange 25 %, très abattu.',
      'Regardez-le de près, et répondez de nouveau demain. Si cela continue, appelez votre vétérinaire.',
    ],
  ],
  [
    'several-signs',
    'red',
    { seen: ['boit moins', 'mange 25 %', '1 vomissement', 'très abattu'] },
    ['Plusieurs signes le même jour : boit moins, mange 25 %, 1 vomissement, très abattu.', today],
  ],
  ['energy-very-low', 'amber', {}, ['Énergie : très basse.', rise]],
  [
    'energy-very-low',
    'red',
    { hasOthers: true },
    ['Énergie : très basse, avec un autre signe.', today, rise],
  ],
  [
    'energy-very-low',
    'red',
    { count: 2 },
    ['Énergie : très basse, 2 jours de suite.', today, rise],
  ],
  [
    'appetite-lasting',
    'red',
    {},
    [
      'Appétit : au plus 25 % de la ration, 3 jours ou plus.',
      'Appelez votre vétérinaire aujourd’hui, s’il n’a pas été vu.',
    ],
  ],
  ['vomiting-lasting', 'red', {}, ['Vomissements : 5 jours de suite ou plus.', today]],
  [
    'vomiting-lasting',
    'amber',
    {},
    [
      'Vomissements : 5 jours de suite ou plus.',
      'Toujours des vomissements chaque jour : prenez rendez-vous s’il n’a pas été vu.',
    ],
  ],
  [
    'vomiting-often',
    'amber',
    { count: 4 },
    [
      'Vomissements : 4 des 10 derniers jours, plus que d’habitude.',
      'Prenez rendez-vous s’il n’a pas été vu pour cela.',
    ],
  ],
  [
    'vomiting-often',
    'red',
    { count: 5 },
    ['Vomissements : 5 des 10 derniers jours, plus que d’habitude.', today],
  ],
  [
    'decline',
    'amber',
    { categories: ['appetite', 'energy'], count: 9 },
    [
      'Moins bien que d’habitude, depuis 9 jours : appétit et énergie.',
      'Prenez rendez-vous dans les jours qui viennent.',
    ],
  ],
  [
    'decline',
    'red',
    { categories: ['vomiting'], count: 12 },
    ['Moins bien que d’habitude, depuis 12 jours : vomissements.', today],
  ],
  [
    'urine-few',
    'red',
    {},
    [
      'Urine nettement moins que d’habitude, deux saisies de suite.',
      'S’il va à la litière sans uriner, c’est une urgence : appelez tout de suite.',
    ],
  ],
  [
    'water-changed',
    'amber',
    { isLess: true, water: 90, usual: 200 },
    [
      'Eau : boit nettement moins que d’habitude (90 mL par jour, 200 d’habitude).',
      'Vérifiez ses points d’eau, et parlez-en à votre vétérinaire.',
    ],
  ],
  [
    'water-changed',
    'amber',
    { isLess: false, water: 320, usual: 200 },
    [
      'Eau : boit nettement plus que d’habitude (320 mL par jour, 200 d’habitude).',
      'Vérifiez ses points d’eau, et parlez-en à votre vétérinaire.',
    ],
  ],
  [
    'no-entry',
    'amber',
    { since: '16/03', isUrgent: false },
    [
      'Pas de saisie : la dernière, du 16/03, montrait des signes à surveiller.',
      'Répondez aux cinq questions dès que possible.',
    ],
  ],
  [
    'no-entry',
    'red',
    { since: '08/01', isUrgent: true },
    [
      'Pas de saisie depuis le 08/01 : la dernière montrait des signes urgents.',
      'Si votre chat n’a pas été vu depuis, appelez votre vétérinaire. Sinon, répondez aux cinq questions.',
    ],
  ],
  [
    'weight-under-threshold',
    'red',
    { under: '3,4 kg le 16/03, sous 3,5 kg' },
    ['Poids sous le seuil fixé avec votre vétérinaire : 3,4 kg le 16/03, sous 3,5 kg.', agreed],
  ],
  [
    'weight-under-threshold',
    'amber',
    { under: '3,49 kg le 16/03, sous 3,5 kg', weighing: 'tomorrow' },
    [
      'Poids sous le seuil fixé avec votre vétérinaire : 3,49 kg le 16/03, sous 3,5 kg.',
      'Pesez de nouveau demain.',
      agreed,
    ],
  ],
  [
    'weight-under-threshold',
    'amber',
    { under: '3,4 kg le 16/01, sous 3,5 kg', weighing: 'today' },
    [
      'Poids sous le seuil fixé avec votre vétérinaire : 3,4 kg le 16/01, sous 3,5 kg.',
      'Pesez votre chat.',
      agreed,
    ],
  ],
  [
    'weight-loss',
    'amber',
    { change: '−12 % en 29 jours', weighing: 'tomorrow' },
    [
      'Perte de poids : −12 % en 29 jours.',
      'Pesez de nouveau demain, sur la même balance.',
      weekly,
    ],
  ],
  [
    'weight-loss',
    'amber',
    { change: '−6 % en 40 jours' },
    ['Perte de poids : −6 % en 40 jours.', weekly],
  ],
  [
    'weight-loss-confirmed',
    'red',
    { change: '−12 % en 29 jours' },
    ['Perte de poids confirmée : −12 % en 29 jours.', 'Prenez rendez-vous cette semaine.'],
  ],
  [
    'weight-drop',
    'amber',
    { change: '−4 % en 2 jours' },
    [
      'Poids en baisse rapide : −4 % en 2 jours. De l’eau perdue peut en être la cause.',
      'A-t-il vomi, eu la diarrhée, moins bu ? Si oui, appelez votre vétérinaire.',
    ],
  ],
  [
    'weight-gain-fast',
    'amber',
    { change: '+6 % en 1 jour' },
    [
      'Prise de poids rapide : +6 % en 1 jour. Une accumulation de liquide peut en être la cause, surtout sous perfusions.',
      'Appelez votre vétérinaire avant la prochaine perfusion. S’il respire vite ' +
        '(plus de 40 par minute au repos) ou gueule ouverte : urgence.',
    ],
  ],
  [
    'stool-none',
    'info',
    {},
    [
      'Selles : aucune, 2 jours de suite.',
      'Si demain il n’y a toujours rien, appelez votre vétérinaire.',
    ],
  ],
  ['stool-none', 'amber', {}, ['Selles : aucune, 3 jours de suite ou plus.', strains]],
  [
    'stool-none',
    'red',
    {},
    ['Constipation avec d’autres signes : aucune selle, 3 jours de suite ou plus.', strains],
  ],
  ['stool-hard', 'info', {}, ['Selles : dures ou sèches, 2 jours de suite ou plus.', lasts]],
  ['stool-soft', 'info', {}, ['Selles : molles ou liquides, 2 jours de suite.', lasts]],
  ['stool-soft', 'amber', {}, ['Selles : molles ou liquides, 3 jours de suite ou plus.', lasts]],
  [
    'urination-usual',
    'info',
    { usual: 4.5, name: 'Minette' },
    [
      'Minette urine 4,5 fois par jour depuis 30 jours.',
      'Demandez à votre vétérinaire de fixer son nombre habituel.',
    ],
  ],
  [
    'labs-due',
    'info',
    { since: '12/03' },
    [
      'Contrôle : la date fixée avec votre vétérinaire, le 12/03, est passée.',
      'Prenez rendez-vous, ou indiquez dans les seuils que le contrôle est fait.',
    ],
  ],
  [
    'weighing-due',
    'info',
    { since: '12/03/2024' },
    [
      'Pesée : la dernière, du 12/03/2024, n’est plus récente.',
      'Pesez votre chat, si possible sur la même balance.',
    ],
  ],
]

test.each(cases)('%s, %s, in words (product/watches 5)', (rule, level, facts, words) => {
  expect(
    plainText(watchLines(rule, level, facts))
      .replaceAll(/[\u00a0\u202f]/g, ' ')
      .split('\n'),
  ).toEqual(words)
})
