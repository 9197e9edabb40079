import { describe, expect, test } from 'vitest'
import { HOUR_MS } from '../../base/duration'
import { entry, type EntryOverrides, blankEntry, yesterday } from '../../testing/entries'
import { now } from '../../testing/watchInput'
import type { Entry } from '../answers/entry'
import type { NoticeRule } from '../rules/rules'
import { plainText } from './alertMessages'
import { alerts } from './alerts'
import { notices, toConfirm } from './notices'

const rulesOf = (overrides: EntryOverrides, before: EntryOverrides) =>
  notices([entry(overrides), yesterday(before)], now).map(({ rule }) => rule)

describe('notices: worse today, not yet confirmed (product/rules 4.1)', () => {
  test.each<
    [title: string, overrides: EntryOverrides, before: EntryOverrides, rule: NoticeRule | null]
  >([
    [
      'moins après comme d’habitude',
      { quickHydrationValue: 'less' },
      {},
      'hydration-decrease-unconfirmed',
    ],
    [
      'moins après plus',
      { quickHydrationValue: 'less' },
      { quickHydrationValue: 'more' },
      'hydration-decrease-unconfirmed',
    ],
    [
      'moins, la veille sans choix: un premier jour',
      { quickHydrationValue: 'less' },
      { quickHydrationValue: null },
      null,
    ],
    ['plus après comme d’habitude', { quickHydrationValue: 'more' }, {}, null],
    ['appétit 3 après 4', { appetite: 3 }, { appetite: 4 }, 'appetite-reduced-unconfirmed'],
    ['appétit 2 après 5', { appetite: 2 }, { appetite: 5 }, 'appetite-reduced-unconfirmed'],
    ['appétit 4 après 5', { appetite: 4 }, { appetite: 5 }, null],
    ['appétit 2 après 3: confirmé', { appetite: 2 }, { appetite: 3 }, null],
    ['appétit 3, la veille sans réponse', { appetite: 3 }, { appetite: null }, null],
    ['appétit sans réponse', { appetite: null }, { appetite: 5 }, null],
    ['énergie 2 après 3', { lethargy: 2 }, { lethargy: 3 }, 'energy-low-unconfirmed'],
    ['énergie 1 après 5', { lethargy: 1 }, { lethargy: 5 }, 'energy-low-unconfirmed'],
    ['énergie 3 après 5', { lethargy: 3 }, { lethargy: 5 }, null],
    ['énergie 1 après 2: confirmé', { lethargy: 1 }, { lethargy: 2 }, null],
    ['énergie 2, la veille sans réponse', { lethargy: 2 }, { lethargy: null }, null],
    ['énergie sans réponse', { lethargy: null }, { lethargy: 4 }, null],
    ['1 vomissement après aucun', { vomiting: 1 }, { vomiting: 0 }, 'vomiting-light-unconfirmed'],
    ['1 vomissement après 1: confirmé', { vomiting: 1 }, { vomiting: 1 }, null],
    [
      '1 vomissement, l’eau non gardée la veille: confirmé',
      { vomiting: 1 },
      { vomiting: 0, waterIntolerance: true },
      null,
    ],
    ['1 vomissement, la veille sans réponse', { vomiting: 1 }, { vomiting: null }, null],
    ['2 vomissements: déjà une alerte', { vomiting: 2 }, { vomiting: 0 }, null],
  ])('%s', (_, overrides, before, rule) => {
    expect(rulesOf(overrides, before)).toEqual(rule ? [rule] : [])
  })

  test('one notice per question, in the order of the categories', () => {
    const history = [
      entry({ quickHydrationValue: 'less', appetite: 2, vomiting: 1, lethargy: 1 }),
      yesterday(),
    ]
    expect(notices(history, now).map(({ category }) => category)).toEqual([
      'hydration',
      'appetite',
      'vomiting',
      'energy',
    ])
    expect(alerts(history)).toMatchObject([{ rule: 'all-green' }])
  })

  test('a red alert hides notices, an amber one does not', () => {
    expect(rulesOf({ vomiting: 1, noUrination: true }, {})).toEqual([])
    const confirmedAt = (at: Date, ...entries: Entry[]) => toConfirm(entries, at)
    const light = [entry({ vomiting: 1, noUrination: true }), yesterday()]
    expect(confirmedAt(now, ...light)).toEqual(['vomiting'])
    expect(confirmedAt(new Date(now.getTime() + 48 * HOUR_MS), ...light)).toEqual([])
    expect(confirmedAt(now, entry({ vomiting: 1 }))).toEqual([])
    expect(
      confirmedAt(
        now,
        entry({ quickHydrationValue: 'less' }),
        yesterday({ quickHydrationValue: 'less' }),
      ),
    ).toEqual([])
    expect(rulesOf({ appetite: 1 }, {})).toEqual([])
    expect(rulesOf({ vomiting: 1, urination: 5 }, {})).toEqual(['vomiting-light-unconfirmed'])
  })

  test('there is none without a usable day before', () => {
    expect(notices([], now)).toEqual([])
    expect(notices([entry({ vomiting: 1 })], now)).toEqual([])
    expect(
      notices([entry({ vomiting: 1 }), yesterday({ date: '2025-03-10T08:00:00Z' })], now),
    ).toEqual([])
    expect(notices([blankEntry(), yesterday()], now)).toEqual([])
  })

  test('a notice has its days, the confirmation and the advice', () => {
    const [notice] = notices([entry({ lethargy: 2 }), yesterday()], now)
    expect(notice && plainText(notice.lines)).toBe(
      [
        "Énergie\u00a0: plus basse qu'à la saisie précédente (2 dernières saisies, 15/03 et 16/03).",
        'À confirmer demain.',
        'Si cela continue demain, ou si votre chat est très abattu, consultez votre vétérinaire.',
      ].join('\n'),
    )
  })
})
