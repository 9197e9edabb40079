import { getStorageKey } from 'relay-runtime'
import { expect, test } from 'vitest'
import { queries, visitSelections } from '../../offline/testing/selections'

/** Returns each `Type.field` that a query selects, with its arguments. */
function fieldsOf(name: string): string[] {
  const fields: string[] = []
  const query = queries.find(({ params }) => params.name === name)!
  visitSelections(query, (type, selection, variables) => {
    if (selection.kind === 'ScalarField' || selection.kind === 'LinkedField')
      fields.push(`${type}.${getStorageKey(selection, variables)}`)
  })
  return fields
}

/** The mirror computes it from the device's clock (computedFields.ts). */
const computed = ['Viewer.accountNow']

const fetched = new Set([
  ...computed,
  ...['offlineRecordQuery', 'offlineRecordAnimalQuery', 'offlineRecordHistoryQuery'].flatMap(
    fieldsOf,
  ),
])

test.each([
  'HomeScreenQuery',
  'QuickEntryScreenQuery',
  'AnalysisScreenQuery',
  'CareScreenQuery',
  'LabsScreenQuery',
  'HistoryScreenQuery',
  'WeighScreenQuery',
  'DoseScreenQuery',
  'DoseSheetQuery',
])('every field of %s is fetched for a start without a network', (query) => {
  const missing = fieldsOf(query).filter((field) => !fetched.has(field))
  expect(missing).toEqual([])
})
