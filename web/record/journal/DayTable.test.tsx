// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { journalRow } from '#shared/health/period/journal'
import { render } from '../../base/testing/render'
import { DayTable } from './DayTable'

test('screen readers read the answer of a sign, and the size of the clumps', async () => {
  const entry = {
    id: 'entry',
    day: '2025-03-16',
    date: '2025-03-16T08:00:00Z',
    quickHydrationValue: 'more',
    urination: 3,
    urinationBallSize: 'medium',
  }
  const row = { ...journalRow(entry as never, '2025-03-16'), watchNotes: [], pending: null }
  const page = await render(<DayTable rows={[row as never]} label="Journal" />)
  const names = [...page.querySelectorAll('abbr')].map((sign) => sign.getAttribute('aria-label'))
  expect(names).toEqual([expect.stringMatching(/^Plus que d'habitude/), '3, boules moyennes'])
})
