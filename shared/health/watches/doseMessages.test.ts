import { expect, test } from 'vitest'
import { plainText } from '../alerts/alertMessages'
import type { WatchLevel } from '../rules/watchRow'
import type { WatchFacts } from '../rules/watchRow'
import type { WatchRule } from '../rules/watchTable'
import { watchLines } from './watches'

const twoHours =
  'Si c’était dans les deux heures qui ont suivi, dites-le à votre vétérinaire ; ' +
  'ne redonnez pas la dose sans son avis.'

const cases: [WatchRule, WatchLevel, WatchFacts, string[]][] = [
  [
    'dose-doubled',
    'red',
    { treatments: ['Amodip'] },
    [
      'Dose notée deux fois : Amodip.',
      'Si c’est une erreur de saisie, retirez-en une. Sinon, appelez votre vétérinaire avant la prochaine dose.',
    ],
  ],
  [
    'doses-missed',
    'info',
    { treatments: ['Amodip', 'Semintra'] },
    [
      'Doses sans réponse : Amodip et Semintra, 2 prévues de suite ou plus.',
      'Si elles ont été données, notez-les ; sinon, parlez-en à votre vétérinaire.',
    ],
  ],
  [
    'doses-missed',
    'amber',
    { treatments: ['Amodip'] },
    [
      'Doses sans réponse : Amodip, 2 prévues de suite ou plus.',
      'Si elles ont été données, notez-les. Sinon, appelez votre vétérinaire ' +
        'avant la prochaine dose : ce traitement est à ne pas manquer.',
    ],
  ],
  [
    'dose-after-vomiting',
    'info',
    { treatments: ['A'] },
    ['Vomissement le jour d’une dose : il a vomi un jour où A a été donné.', twoHours],
  ],
  [
    'dose-after-vomiting',
    'info',
    { treatments: ['A', 'B', 'C', 'D'] },
    [
      'Vomissement le jour d’une dose : il a vomi un jour où A, B, C et D ont été donnés.',
      twoHours,
    ],
  ],
  [
    'dose-after-vomiting',
    'info',
    { treatments: ['A', 'B', 'C', 'D', 'E'] },
    [
      'Vomissement le jour d’une dose : il a vomi un jour où A, B, C et 2 autres ont été donnés.',
      twoHours,
    ],
  ],
]

test.each(cases)('%s, %s, in words (product/care 4)', (rule, level, facts, words) => {
  const text = plainText(watchLines(rule, level, facts))
  expect(text.replaceAll(/[\u00a0\u202f]/g, ' ').split('\n')).toEqual(words)
})
