import {
  getStorageKey,
  type NormalizationLinkedField,
  type NormalizationSelection,
} from 'relay-runtime'
import { expect, test } from 'vitest'
import analysis from '../../__generated__/AnalysisScreenQuery.graphql'
import { upgradeRecords } from './upgradeRecords'

const colours = {
  hydration: 'green',
  appetite: 'green',
  vomiting: 'red',
  urination: 'amber',
  energy: 'green',
}
const cat = { __id: 'Cat', __typename: 'Animal', name: 'Mistigri', today: '2025-03-12' }
const former = {
  Cat: { ...cat, 'days(last:90)': { __refs: ['Day', 'gone'] } },
  Day: { __id: 'Day', __typename: 'DayStatus', day: '2025-03-11', dailyStatus: { __ref: 'Tiles' } },
  Tiles: { __id: 'Tiles', __typename: 'DailyStatus', ...colours, unanswered: ['energy'] },
}

/** The analysis selects these fields. */
function stripsField(
  selections: readonly NormalizationSelection[],
): NormalizationLinkedField | undefined {
  for (const selection of selections) {
    if (selection.kind === 'LinkedField' && selection.name === 'strips') return selection
    const found =
      'selections' in selection && selection.selections
        ? stripsField(selection.selections)
        : undefined
    if (found) return found
  }
  return undefined
}

test('an older build’s days become this build’s strips', () => {
  const { operation } = analysis
  const key = getStorageKey(stripsField(operation.selections)!, {})
  const records = upgradeRecords(former)
  expect(records['Cat']).toEqual({ ...cat, [key]: { __ref: `client:Cat:${key}` } })
  const { first, vomiting, energy } = records[`client:Cat:${key}`] as Record<string, string[]>
  expect(first).toBe('2025-03-11')
  expect([vomiting!.length, vomiting!.slice(-3), energy!.slice(-3)]).toEqual([
    2,
    ['red', 'missing'],
    ['none', 'missing'],
  ])
})

test('records of this build are not changed', () => {
  const records = upgradeRecords(former)
  expect(upgradeRecords(records)).toEqual(records)
  expect(upgradeRecords({ Cat: cat })).toEqual({ Cat: cat })
})
