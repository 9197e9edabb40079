import { expect, test } from 'vitest'
import { entryAgo, calmInput, days, weighed } from '../../testing/watchInput'
import { pastEntries } from './pastEntries'
import type { WatchInput } from './raiseWatches'
import { type PutAsideRecord, watchNotes } from './watchNotes'

const threeSigns = { appetite: 2, vomiting: 2, lethargy: 1 }
const notes = (given: Partial<WatchInput>, log: PutAsideRecord[] = []) =>
  watchNotes({ ...calmInput, history: pastEntries(given.entries ?? []), ...given }, log).map(
    ({ day, message }) => `${day.slice(8)} ${message.replaceAll('\u00a0', ' ')}`,
  )
const fromSick = days({}, threeSigns, {}, {}, {}, {}, {}, {}, {})

test.each<[title: string, given: Partial<WatchInput>, expected: string[]]>([
  ['rien de signalé', { entries: days({}, {}, {}) }, []],
  [
    'une saisie finit deux signes',
    { entries: fromSick },
    [
      '16 N’est plus signalé depuis cette saisie : plusieurs signes le même jour',
      '16 N’est plus signalé depuis cette saisie : énergie très basse',
    ],
  ],
  [
    'une pesée finit une perte',
    {
      entries: [entryAgo(0), entryAgo(13)],
      weighings: [weighed(1, 4990), weighed(12, 4500), weighed(22, 5000)],
    },
    ['15 N’est plus signalé depuis cette pesée : perte de poids'],
  ],
  [
    'une perte confirmée remplace la perte: rien n’est fini',
    {
      entries: [entryAgo(0), entryAgo(30)],
      weighings: [weighed(2, 4400), weighed(9, 4450), weighed(20, 4750), weighed(40, 5000)],
    },
    [],
  ],
  [
    'un signe bleu qui finit',
    { entries: days({ stool: 'normal' }, { stool: 'hard' }, { stool: 'hard' }) },
    [],
  ],
  [
    'un signe finit, un autre de la même question reste',
    { entries: days({ lethargy: 1 }, threeSigns, {}, {}, {}, {}, {}, {}, {}) },
    ['16 N’est plus signalé depuis cette saisie : plusieurs signes le même jour'],
  ],
  [
    'le signe de la saisie d’avant le journal finit à la première du journal',
    { entries: days({}, {}, {}, {}, {}, {}, {}, { lethargy: 1 }, {}, {}) },
    ['10 N’est plus signalé depuis cette saisie : énergie très basse'],
  ],
  [
    'un signe fini avant le journal',
    { entries: days({}, {}, {}, {}, {}, {}, {}, {}, { lethargy: 1 }, {}, {}) },
    [],
  ],
  [
    'une perte finie par une pesée d’avant la première saisie',
    {
      entries: [entryAgo(0), entryAgo(2)],
      weighings: [weighed(3, 4990), weighed(14, 4500), weighed(24, 5000)],
    },
    [],
  ],
  ['sans saisie', { weighings: [weighed(2, 4990), weighed(9, 4500), weighed(20, 5000)] }, []],
])('%s', (_, given, expected) => expect(notes(given)).toEqual(expected))

test('the answers of the journal’s days are notes, oldest first', () => {
  const log: PutAsideRecord[] = [
    { rule: 'several-signs', kind: 'put_aside', day: '2025-03-09' },
    { rule: 'weight-loss', kind: 'seen_by_vet', day: '2025-03-15' },
    { rule: 'several-signs', kind: 'put_aside', day: '2025-03-10' },
  ]
  expect(notes({ entries: days({}, {}, {}, {}, {}, {}, {}, {}, {}) }, log)).toEqual([
    '10 Mis de côté (« Vu, merci ») : plusieurs signes le même jour',
    '15 Vu avec le vétérinaire : perte de poids',
  ])
})
