import { getRelayHandleKey, getStorageKey, type Variables } from 'relay-runtime'
import { LOADED_DOSES_MAX } from '#shared/care/course'
import { WATCHED_ENTRIES } from '#shared/health/watches/entryWatches'

/** A field of a record with the arguments under which a screen's fragment selects it. */
export interface StoredField {
  readonly type: string
  readonly name: string
  readonly args: Variables
}

const animalField = <Args extends Variables>(name: string, args: Args) => ({
  type: 'Animal',
  name,
  args,
})

export const cats = { type: 'Viewer', name: 'animals', args: { first: 100 } }
export const journal = animalField('measurements', { first: WATCHED_ENTRIES })
export const latestEntry = animalField('measurements', { first: 1 })
export const feedbackEntries = animalField('measurements', { first: 7 })
export const historyPage = animalField('measurements', { first: 32 })
export const newestDoses = animalField('doses', { first: LOADED_DOSES_MAX })
export const allLabResults = animalField('labResults', {})
export const newestLabResults = animalField('labResults', { first: 3 })
export const strips90Days = animalField('strips', { last: 90 })
export const shownAlerts = animalField('alerts', {})
export const allAlerts = animalField('alerts', { includeHidden: true })
export const shownWatchesField = animalField('watches', {})
export const allWatches = animalField('watches', { includeHidden: true })

/** Key of the history's `@connection`, and of the list that Relay makes of its pages. */
export const historyConnection = 'HistoryList_measurements'
export const historyConnectionKey = getRelayHandleKey('connection', historyConnection)

export const storageKeyOf = ({ name, args }: StoredField): string =>
  getStorageKey(
    {
      kind: 'LinkedField',
      name,
      args: Object.entries(args).map(([argument, value]: [string, unknown]) => ({
        kind: 'Literal',
        name: argument,
        value,
      })),
      concreteType: null,
      plural: false,
      selections: [],
    },
    {},
  )

/** Lists that pending changes are written into; `storedLists.test.ts` compares them with the artifacts. */
export const writtenFields: readonly StoredField[] = [
  journal,
  latestEntry,
  newestDoses,
  allLabResults,
  newestLabResults,
  strips90Days,
  shownAlerts,
  allAlerts,
  shownWatchesField,
  allWatches,
]

/** Lists that hold a cat's newest entries. A list of the history's later pages has a cursor instead. */
export const entryLists = [journal, latestEntry, feedbackEntries, historyPage]
