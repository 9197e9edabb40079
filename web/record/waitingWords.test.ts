import { expect, test } from 'vitest'
import { whenBack } from './waitingWords'

test.each([
  [{ leaving: 1, stopped: 0, owners: 1 }, '1 saisie attend sur cet appareil et partira quand vous serez reconnecté.'],
  [{ leaving: 2, stopped: 0, owners: 1 }, '2 saisies attendent sur cet appareil et partiront quand vous serez reconnecté.'],
  [{ leaving: 0, stopped: 1, owners: 1 }, '1 saisie n’a pas pu être envoyée\u00a0: elle reste sur cet appareil, à revoir quand vous serez reconnecté.'],
  [
    { leaving: 1, stopped: 2, owners: 1 },
    '1 saisie attend sur cet appareil et partira quand vous serez reconnecté. 2 saisies n’ont pas pu être envoyées\u00a0: elles restent sur cet appareil, à revoir quand vous serez reconnecté.',
  ],
  [{ leaving: 3, stopped: 0, owners: 2 }, '3 saisies attendent sur cet appareil. Chacune partira quand la personne qui l’a écrite sera reconnectée.'],
  [{ leaving: 1, stopped: 0, owners: 2 }, '1 saisie attend sur cet appareil. Elle partira quand la personne qui l’a écrite sera reconnectée.'],
  [{ leaving: 0, stopped: 0, owners: 0 }, ''],
])('%j', (left, words) => {
  expect(whenBack(left)).toBe(words)
})
