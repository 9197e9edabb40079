import { expect, test } from 'vitest'
import { entryAgo, calmInput, days, weighed } from '../../testing/watchInput'
import { pastEntries } from '../history/pastEntries'
import type { WatchInput } from './raiseWatches'
import { type PutAsideRecord, watchNotes } from './watchNotes'

const threeSigns = { appetite: 2, vomiting: 2, lethargy: 1 }
const notes = (given: Partial<WatchInput>, log: PutAsideRecord[] = []) =>
  watchNotes({ ...calmInput, history: pastEntries(given.entries ?? []), ...given }, log).map(
    ({ day, message }) => `${day.slice(8)} ${message.replaceAll('\u00a0', ' ')}`,
  )
const fromSick = days({}, threeSigns, {}, {}, {}, {}, {}, {}, {})

test.each<[title: string, given: Partial<WatchInput>, expected: string[]]>([
  ['no watch is raised', { entries: days({}, {}, {}) }, []],
  [
    'an entry ends two watches',
    { entries: fromSick },
    [
      '16 N’est plus signalé depuis cette saisie : plusieurs signes le même jour',
      '16 N’est plus signalé depuis cette saisie : énergie très basse',
    ],
  ],
  [
    'a weighing ends a loss of weight',
    {
      entries: [entryAgo(0), entryAgo(13)],
      weighings: [weighed(1, 4990), weighed(12, 4500), weighed(22, 5000)],
    },
    ['15 N’est plus signalé depuis cette pesée : perte de poids'],
  ],
  [
    'a confirmed loss of weight replaces the loss: no note',
    {
      entries: [entryAgo(0), entryAgo(30)],
      weighings: [weighed(2, 4400), weighed(9, 4450), weighed(20, 4750), weighed(40, 5000)],
    },
    [],
  ],
  [
    'an entry ends an info watch: no note',
    { entries: days({ stool: 'normal' }, { stool: 'hard' }, { stool: 'hard' }) },
    [],
  ],
  [
    'an entry ends one watch, another one of its matter remains',
    { entries: days({ lethargy: 1 }, threeSigns, {}, {}, {}, {}, {}, {}, {}) },
    ['16 N’est plus signalé depuis cette saisie : plusieurs signes le même jour'],
  ],
  [
    'the oldest entry of the journal ends a watch of the entry before it',
    { entries: days({}, {}, {}, {}, {}, {}, {}, { lethargy: 1 }, {}, {}) },
    ['10 N’est plus signalé depuis cette saisie : énergie très basse'],
  ],
  [
    'an entry before the journal ends a watch: no note',
    { entries: days({}, {}, {}, {}, {}, {}, {}, {}, { lethargy: 1 }, {}, {}) },
    [],
  ],
  [
    'a weighing before the first entry ends a loss of weight: no note',
    {
      entries: [entryAgo(0), entryAgo(2)],
      weighings: [weighed(3, 4990), weighed(14, 4500), weighed(24, 5000)],
    },
    [],
  ],
  [
    'a weighing ends a loss of weight of a cat without entries: no note',
    { weighings: [weighed(2, 4990), weighed(9, 4500), weighed(20, 5000)] },
    [],
  ],
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
