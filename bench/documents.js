// The same queries for both schemas. Aliases give the fields of the responses the same names.

import { nephrochatAnswers, postgraphileAnswers } from './answers.js'

const entryOfPostgraphile = `uuid: rowId day date answeredAt ${postgraphileAnswers}
  weightGrams isOfflineGenerated revisions: revisionCount createdAt updatedAt`
const entriesOfPostgraphile = (/** @type {string} */ count) =>
  `measurements(first: ${count}, orderBy: DATE_DESC) { nodes { ${entryOfPostgraphile} } }`
const catOfPostgraphile = (/** @type {string} */ count) =>
  `uuid: rowId name species breed gender birthDate vetPhone createdAt ${entriesOfPostgraphile(count)}`

const careOfPostgraphile = `treatments(orderBy: FIRST_DAY_ASC) {
    nodes { uuid: rowId kind name amount unit plan firstDay lastDay } }
  doses(condition: { day: $day }, orderBy: AT_DESC) {
    nodes { uuid: rowId treatmentUuid: treatmentId day time outcome at } }`

export const postgraphile = {
  home: `query Home { viewer { uuid: rowId email firstName lastName timeZone createdAt
    animals(first: 10, orderBy: CREATED_AT_ASC) { nodes { ${catOfPostgraphile('7')} } } } }`,
  care: `query Care($day: Date!) { viewer { uuid: rowId animals(first: 10, orderBy: CREATED_AT_ASC)
    { nodes { ${catOfPostgraphile('7')} ${careOfPostgraphile} } } } }`,
  cat: `query Cat($cat: UUID!, $count: Int!) { animal(rowId: $cat) { ${catOfPostgraphile('$count')} } }`,
  shared: `mutation Shared { openShared(input: {}) { animal: result
    { name breed gender ${entriesOfPostgraphile('7')} } } }`,
  save: `mutation Save($input: SaveEntryInput!) { saveEntry(input: $input) { measurement: result
    { ${entryOfPostgraphile} } } }`,
}

const entry = `uuid day date answeredAt ${nephrochatAnswers}
  weight isOfflineGenerated revisions createdAt updatedAt`
const entries = (/** @type {string} */ count) =>
  `measurements(first: ${count}) { edges { node { ${entry} } } }`
const cat = (/** @type {string} */ count) =>
  `uuid name species breed gender birthDate vetPhone createdAt ${entries(count)}`

const care = `treatments { uuid kind name amount unit firstDay lastDay
    plan { kind everyDays weekdays times shortestHours } }
  doses(first: 20, from: $day, to: $day) { edges { node { uuid treatmentUuid day time outcome at } } }`

export const nephrochat = {
  home: `query Home { viewer { uuid email firstName lastName timeZone createdAt animals(first: 10)
    { edges { node { ${cat('7')} } } } } }`,
  care: `query Care($day: Date!) { viewer { uuid animals(first: 10) { edges { node { ${cat('7')} ${care} } } } } }`,
  cat: `query Cat($cat: ID!, $count: Int!) { animal(uuid: $cat) { ${cat('$count')} } }`,
  shared: `mutation Shared($token: String!) { openSharedLink(input: { token: $token })
    { sharedAnimal { name breed gender ${entries('7')} } } }`,
  save: `mutation Save($input: CreateMeasurementInput!) { createMeasurement(input: $input)
    { measurement { ${entry} } } }`,
}
