import { expect, test } from 'vitest'
import type { PendingChange } from '../../offline/queue/rows'
import { problemWords, pendingWords, signedOutPendingWords } from './pendingWords'

const row = (kind: PendingChange['kind'], { retryCount = 0, userUuid = 'owner' } = {}) =>
  ({ kind, retryCount, userUuid, refusal: null }) as PendingChange
const [entry, edit, weighing, stopped, entryOfAnother] = [
  row('draft'),
  row('edit'),
  row('weighing'),
  row('draft', { retryCount: 3 }),
  row('draft', { userUuid: 'otherOwner' }),
]

test.each<[PendingChange[], string]>([
  [[entry], '1 saisie attend sur cet appareil et partira à votre prochaine connexion.'],
  [[entry, edit], '2 saisies attendent sur cet appareil et partiront à votre prochaine connexion.'],
  [[weighing], '1 pesée attend sur cet appareil et partira à votre prochaine connexion.'],
  [
    [weighing, entry],
    '2 saisies attendent sur cet appareil et partiront à votre prochaine connexion.',
  ],
  [
    [stopped],
    '1 saisie n’a pas pu être envoyée\u00a0: elle reste sur cet appareil, à revoir à votre prochaine connexion.',
  ],
  [
    [entry, stopped, stopped],
    '1 saisie attend sur cet appareil et partira à votre prochaine ' +
      'connexion. 2 saisies n’ont pas pu être envoyées\u00a0: elles restent ' +
      'sur cet appareil, à revoir à votre prochaine connexion.',
  ],
  [
    [entry, entry, entryOfAnother],
    '3 saisies attendent sur cet appareil. Chacune partira quand la personne qui l’a écrite sera reconnectée.',
  ],
  [[], ''],
])('%j', (rows, words) => {
  expect(signedOutPendingWords(rows)).toBe(words)
})

test('changes of one kind have their own word', () => {
  expect([
    pendingWords([entry]),
    pendingWords([weighing, weighing]),
    pendingWords([entry, weighing]),
  ]).toEqual([
    '1 saisie en attente d’envoi',
    '2 pesées en attente d’envoi',
    '2 saisies en attente d’envoi',
  ])
  expect([problemWords([weighing]), problemWords([edit, weighing])]).toEqual([
    '1 pesée n’a pas pu être envoyée',
    '2 saisies n’ont pas pu être envoyées',
  ])
})
