import { expect, test } from 'vitest'
import { HOUR_MS } from '#shared/base/duration'
import { pastEntries } from '#shared/health/history/pastEntries'
import { createPutAsideState } from '#shared/health/watches/putAside'
import { calmInput, entryAgo, now, today } from '#shared/testing/watchInput'
import { currentWatches } from './currentWatches'

const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)

test.each([4000, 4010, 4150])(
  'a weighing at which a watch was not raised ends its put-aside state: %d g',
  (grams) => {
    // Between the entries of today and of six days ago the latest entry was too old for a watch.
    const entries = [0, 6, 7, 8, 15].map((daysAgo) => entryAgo(daysAgo, { vomiting: 1 }))
    const [watch] = currentWatches(
      {
        ...calmInput,
        entries,
        history: pastEntries(entries),
        weights: [
          { grams: 4020, date: hoursAgo(1) },
          { grams, date: hoursAgo(50) },
        ],
        putAside: {
          'vomiting-often': createPutAsideState('vomiting-often', 'amber', hoursAgo(6 * 24 - 12)),
        },
        inMemorySince: null,
      },
      { now, today, timeZone: 'UTC' },
    )
    expect(watch).toMatchObject({ rule: 'vomiting-often', putAsideUntil: null })
  },
)
