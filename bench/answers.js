// The answers of an entry as each contender names them, from the one table: all contenders answer the same.

import { answerColumns } from '../api/records/answerColumns.ts'
import { answerNames, flagsOf, isGroup } from '../shared/health/answerTable.ts'
import { sentNames } from '../shared/health/sentAnswers.ts'

export const postgraphileAnswers = answerNames.join(' ')
export const nephrochatAnswers = sentNames
  .map((name) => (isGroup(name) ? `${name} { ${flagsOf[name].join(' ')} }` : name))
  .join(' ')
export const floorAnswers = answerNames
  .map((name) => `m.${answerColumns[name]} AS "${name}"`)
  .join(', ')

const columns = Object.values(answerColumns)

/** How many `save_entry` takes: cat, id and instant, the answers, the alerts. */
export const saveParameters = 3 + columns.length + 1

/** What stands in postgraphile.sql for the answers that `save_entry` takes and writes. @param {string} sql */
export const withAnswers = (sql) =>
  sql
    .replace(
      ':parameters',
      columns.map((column) => `${column} measurements.${column}%TYPE`).join(', '),
    )
    .replace(':columns', columns.join(', '))
    .replace(':values', columns.map((column) => `save_entry.${column}`).join(', '))
