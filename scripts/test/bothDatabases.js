// Names the graph tests that `npm test` runs on PGlite too (ADR 6): those of the readers' statements, locks and
// transactions, the database's errors, foreign ids and malformed input. The journeys cover all else on PGlite.

/** @type {Record<string, string[]>} by folder of `api/` */
const files = {
  acceptance: ['deletedAccount', 'foreignIdsInGraph', 'foreignIdsInRest', 'fuzz', 'integrations'],
  auth: ['keyring'],
  'base/db': ['constraints', 'databaseUnavailable', 'migrations'],
  'base/limits': ['limits', 'quotas', 'recordQuotas'],
  circle: ['members'],
  entry: ['entriesVersion', 'entryDates', 'repeatedSaves'],
  execution: ['hotPath', 'readAhead', 'statements'],
  graphql: ['errors'],
  jobs: ['dueMails', 'purge', 'reminders'],
  photo: ['storedPhotos'],
  reading: ['growth', 'judgedColumns', 'sessionSnapshotKey'],
  sharing: ['shareCodes', 'sharedScopes'],
  testing: ['testDatabase'],
  transfer: ['export/exports', 'import/imports', 'import/merge'],
}

export const testsOnBothDatabases = Object.entries(files).flatMap(([folder, names]) =>
  names.map((name) => `api/${folder}/${name}.test.ts`),
)
