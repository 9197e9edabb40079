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
      'less water after the usual amount',
      { quickHydrationValue: 'less' },
      {},
      'hydration-decrease-unconfirmed',
    ],
    [
      'less water after more',
      { quickHydrationValue: 'less' },
      { quickHydrationValue: 'more' },
      'hydration-decrease-unconfirmed',
    ],
    [
      'less water after a day without a choice, as on a first day',
      { quickHydrationValue: 'less' },
      { quickHydrationValue: null },
      null,
    ],
    ['more water after the usual amount', { quickHydrationValue: 'more' }, {}, null],
    [
      '50–75 % of the ration after 100 %',
      { appetite: 3 },
      { appetite: 4 },
      'appetite-reduced-unconfirmed',
    ],
    [
      '25 % of the ration after more than 100 %',
      { appetite: 2 },
      { appetite: 5 },
      'appetite-reduced-unconfirmed',
    ],
    ['100 % of the ration after more than 100 %', { appetite: 4 }, { appetite: 5 }, null],
    ['25 % of the ration after 50–75 %: already confirmed', { appetite: 2 }, { appetite: 3 }, null],
    [
      '50–75 % of the ration after a day without an answer',
      { appetite: 3 },
      { appetite: null },
      null,
    ],
    [
      'no answer on appetite after more than 100 % of the ration',
      { appetite: null },
      { appetite: 5 },
      null,
    ],
    ['low energy after usual energy', { lethargy: 2 }, { lethargy: 3 }, 'energy-low-unconfirmed'],
    ['very low energy after agitation', { lethargy: 1 }, { lethargy: 5 }, 'energy-low-unconfirmed'],
    ['usual energy after agitation', { lethargy: 3 }, { lethargy: 5 }, null],
    ['very low energy after low energy: already confirmed', { lethargy: 1 }, { lethargy: 2 }, null],
    ['low energy after a day without an answer', { lethargy: 2 }, { lethargy: null }, null],
    ['no answer on energy after a more active day', { lethargy: null }, { lethargy: 4 }, null],
    ['one vomiting after none', { vomiting: 1 }, { vomiting: 0 }, 'vomiting-light-unconfirmed'],
    ['one vomiting after one: already confirmed', { vomiting: 1 }, { vomiting: 1 }, null],
    [
      'one vomiting after a day with water not kept down: already confirmed',
      { vomiting: 1 },
      { vomiting: 0, waterIntolerance: true },
      null,
    ],
    ['one vomiting after a day without an answer', { vomiting: 1 }, { vomiting: null }, null],
    ['two vomitings after none: already an alert', { vomiting: 2 }, { vomiting: 0 }, null],
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
