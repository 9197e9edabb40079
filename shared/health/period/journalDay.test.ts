import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyHistory, entry, numRuns, blankEntry, yesterday } from '../../testing/entries'
import type { Entry } from '../answers/entry'
import { dailyStatus } from '../indicators/dailyStatus'
import { journalDays } from './journalDay'

const dayOf = (...newestFirst: Entry[]) => journalDays(newestFirst, 'female')[0]!

test.each<[overrides: Partial<Entry>, color: string, summary: string, others: number]>([
  [{}, 'green', 'Rien à signaler', 0],
  [{ note: 'Dort au soleil.' }, 'green', 'Rien à signaler', 0],
  [{ quickHydrationValue: 'less' }, 'amber', 'Boit moins', 0],
  [{ quickHydrationValue: 'more' }, 'amber', 'Boit plus', 0],
  [{ quickHydrationValue: null, waterMl: 400 }, 'amber', 'Boit 400\u00a0mL', 0],
  [{ appetite: 5 }, 'green', 'Appétit >\u00a0100\u202f%', 0],
  [{ vomiting: 1, hairball: true }, 'green', '1 vomissement', 0],
  [{ hairball: true }, 'green', 'Boule de poils', 0],
  [{ vomiting: 1, waterIntolerance: true }, 'red', 'Eau non gardée', 1],
  [{ waterIntolerance: true }, 'red', 'Eau non gardée', 0],
  [{ waterIntolerance: true, hairball: true }, 'red', 'Eau non gardée', 0],
  [{ urination: 9, urinationBallSize: 'large' }, 'amber', '9 urinations', 0],
  [{ straining: true }, 'red', 'Efforts pour uriner', 0],
  [{ stool: 'none' }, 'green', 'Aucune selle', 0],
  [{ stool: 'hard' }, 'green', 'Selles dures ou sèches', 0],
  [{ stool: 'soft' }, 'green', 'Selles molles ou liquides', 0],
  [{ stool: 'unseen' }, 'green', 'Rien à signaler', 0],
  [{ lethargy: 4 }, 'green', 'Rien à signaler', 0],
  [{ stool: 'normal', lethargy: 5 }, 'green', 'Agitée', 0],
  [{ appetite: 2, vomiting: 3, lethargy: 1 }, 'red', '3 vomissements', 2],
])('%o is %s: %s and %i others', (overrides, color, summary, others) => {
  expect(dayOf(entry(overrides))).toEqual({ color, summary, others, unanswered: [] })
})

test('an answer that is missing is no calm answer', () => {
  expect(dayOf(entry({ lethargy: null }))).toMatchObject({
    color: 'green',
    summary: '4 réponses sur 5',
    unanswered: ['energy'],
  })
  expect(dayOf(blankEntry({ vomiting: 0 }))).toMatchObject({ summary: '1 réponse sur 5' })
  expect(dayOf(blankEntry())).toMatchObject({ color: 'none', summary: 'Aucune réponse' })
  expect(dayOf(blankEntry({ stool: 'hard' }))).toMatchObject({
    color: 'green',
    summary: 'Selles dures ou sèches',
  })
})

test('a day is judged with the entry before it', () => {
  const [today, dayBefore] = [entry({ vomiting: 1 }), yesterday({ vomiting: 1 })]
  expect(journalDays([today, dayBefore], null).map(({ color }) => color)).toEqual([
    'amber',
    'green',
  ])
})

test('a tile that is not green has words', () => {
  fc.assert(
    fc.property(anyHistory, (entries) => {
      const colors = Object.values(dailyStatus(entries))
      const { color, summary } = dayOf(...entries)
      if (colors.some((one) => one !== 'green')) {
        expect(colors).toContain(color)
        expect(summary).not.toMatch(/^Rien|réponse/)
      }
    }),
    { numRuns },
  )
})
