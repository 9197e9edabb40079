import { expect, test } from 'vitest'
import { plainText } from '../alerts/alertMessages'
import type { WatchLevel, WatchRule } from '../rules/rules'
import { type WatchFacts, watchLines } from './watchMessages'

const today = "Consulter votre vétérinaire aujourd'hui."
const watch = 'À surveiller; si persiste → parlez-en à votre vétérinaire'

const cases: [WatchRule, WatchLevel, WatchFacts, string[]][] = [
  [
    'several-signs',
    'amber',
    { categories: ['appetite', 'energy'] },
    ['Plusieurs signes le même jour : appétit et énergie.', watch],
  ],
  [
    'several-signs',
    'red',
    { categories: ['hydration', 'vomiting', 'urination'] },
    ['Plusieurs signes le même jour : hydratation, vomissements et urination.', today],
  ],
  ['energy-very-low', 'amber', {}, ['Énergie : très basse.', watch]],
  ['energy-very-low', 'red', {}, ['Énergie : très basse, avec un autre signe.', today]],
  [
    'appetite-lasting',
    'red',
    {},
    ['Appétit : au plus 25 % de la ration, 3 jours de suite ou plus.', today],
  ],
  ['vomiting-lasting', 'red', {}, ['Vomissements : 5 jours de suite ou plus.', today]],
  [
    'no-entry',
    'info',
    { since: '16/03' },
    [
      'Pas de saisie : la dernière, du 16/03, montrait des signes à surveiller.',
      'Répondez aux cinq questions dès que possible.',
    ],
  ],
  [
    'weight-under-threshold',
    'red',
    { under: '3,4 kg le 16/03, sous 3,5 kg' },
    ['Poids sous le seuil fixé avec votre vétérinaire : 3,4 kg le 16/03, sous 3,5 kg.', today],
  ],
  [
    'weight-loss',
    'amber',
    { change: '−12 % en 29 jours', again: true },
    ['Perte de poids : −12 % en 29 jours.', 'Pesez de nouveau demain, sur la même balance.', watch],
  ],
  [
    'weight-loss-confirmed',
    'red',
    { change: '−12 % en 29 jours' },
    ['Perte de poids confirmée : −12 % en 29 jours.', today],
  ],
  [
    'weight-gain-fast',
    'amber',
    { change: '+6 % en 1 jour' },
    [
      'Prise de poids rapide : +6 % en 1 jour. Du liquide qui reste peut en être la cause, surtout sous perfusions.',
      watch,
    ],
  ],
  ['stool-none', 'info', {}, ['Selles : aucune, 2 jours de suite.', watch]],
  ['stool-none', 'amber', {}, ['Selles : aucune, 3 jours de suite ou plus.', watch]],
  ['stool-hard', 'amber', {}, ['Selles : dures ou sèches, 2 jours de suite ou plus.', watch]],
  ['stool-soft', 'info', {}, ['Selles : molles ou liquides, 2 jours de suite.', watch]],
  ['stool-soft', 'amber', {}, ['Selles : molles ou liquides, 3 jours de suite ou plus.', watch]],
  ['dose-doubled', 'amber', { treatments: ['Amodip'] }, ['Dose notée deux fois : Amodip.', watch]],
  [
    'doses-missed',
    'amber',
    { treatments: ['Amodip', 'Semintra'] },
    [
      'Doses sans réponse : Amodip et Semintra, 2 prévues de suite ou plus.',
      'Si elles ont été données, notez-les ; sinon, parlez-en à votre vétérinaire.',
    ],
  ],
  [
    'dose-after-vomiting',
    'info',
    { treatments: ['A', 'B', 'C', 'D', 'E'] },
    [
      'Vomissement le jour d’une dose : A, B, C et 2 autres.',
      'Dites-le à votre vétérinaire : la dose a pu être perdue.',
    ],
  ],
  [
    'dose-after-vomiting',
    'info',
    { treatments: ['A', 'B', 'C', 'D'] },
    [
      'Vomissement le jour d’une dose : A, B, C et D.',
      'Dites-le à votre vétérinaire : la dose a pu être perdue.',
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
