import { describe, expect, test } from 'vitest'
import type { EntryOverrides } from '../../testing/entries'
import { ago, days, today, watched } from '../../testing/watched'
import { plainText } from '../alerts/alertMessages'
import type { Stool } from '../answers/entry'
import { daysWithoutStool } from './stoolWatches'

/**
 * The answers of today and the days before; null for no answer, 'no entry' for a day without an
 * entry.
 */
type Row = [what: string, said: (Stool | null | 'no entry')[], expected: string[]]

const rows: Row[] = [
  ['normales', ['normal', 'normal', 'normal'], []],
  ['sans réponse', [null, null, null], []],
  ['aucune un jour', ['none', 'normal'], []],
  ['aucune deux jours', ['none', 'none', 'normal'], ['stool-none info']],
  ['aucune trois jours', ['none', 'none', 'none', 'normal'], ['stool-none amber']],
  ['aucune trois jours, un jour manque', ['none', 'none', 'no entry', 'none'], ['stool-none info']],
  ['aucune, un jour pas vu', ['none', 'unseen', 'none', 'none'], []],
  ['aucune jusqu’à hier', ['normal', 'none', 'none', 'none'], []],
  ['dures un jour', ['hard', 'normal'], []],
  ['dures deux jours', ['hard', 'hard'], ['stool-hard info']],
  [
    'dures deux jours répondus, pas vu et un jour sans saisie entre eux',
    ['hard', 'unseen', 'no entry', 'hard'],
    ['stool-hard info'],
  ],
  ['dures, puis aucune', ['none', 'hard', 'hard'], []],
  ['molles deux jours', ['soft', 'soft', 'normal'], ['stool-soft info']],
  ['molles trois jours', ['soft', 'soft', null, 'soft'], ['stool-soft amber']],
  [
    'dures, la dernière fois il y a une semaine',
    ['hard', ...Array.from({ length: 6 }, () => null), 'hard'],
    ['stool-hard info'],
  ],
  [
    'dures, la dernière fois il y a plus d’une semaine',
    ['hard', ...Array.from({ length: 7 }, () => null), 'hard'],
    [],
  ],
]

describe('stool (product/watches 6)', () => {
  test.each(rows)('%s', (_, stools, expected) => {
    const entries = days(
      ...stools.map((stool): EntryOverrides | null => (stool === 'no entry' ? null : { stool })),
    )
    expect(watched({ entries }).map(({ rule, level }) => `${rule} ${level}`)).toEqual(expected)
  })

  test('the reasons name the days', () => {
    const [none] = watched({ entries: days({ stool: 'none' }, { stool: 'none' }) })
    expect(plainText(none!.lines)).toMatch(/^Selles\u00a0: aucune, 2\u00a0jours de suite\.\n/)
    expect(none!.reasons.map(({ day, label }) => `${day} ${label}`)).toEqual([
      '2025-03-16 Aucune selle',
      '2025-03-15 Aucune selle',
    ])
    const [soft] = watched({
      entries: days({ stool: 'soft' }, { stool: 'soft' }, { stool: 'soft' }),
    })
    expect(plainText(soft!.lines)).toMatch(
      /^Selles\u00a0: molles ou liquides, 3\u00a0jours de suite ou plus\.\n/,
    )
  })

  test('counts the days without stool among the answered ones of the last 30', () => {
    expect(daysWithoutStool(days({}, {}), today)).toBeNull()
    expect(
      daysWithoutStool(days({ stool: 'none' }, { stool: 'unseen' }, { stool: 'normal' }), today),
    ).toEqual({ none: 1, answered: 2 })
    expect(
      daysWithoutStool(
        [ago(-1, { stool: 'none' }), ago(29, { stool: 'none' }), ago(30, { stool: 'none' })],
        today,
      ),
    ).toEqual({ none: 1, answered: 1 })
  })
})
