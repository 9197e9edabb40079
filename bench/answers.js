// The answers of an entry as each contender names them, all from one table: the contenders return the same data.

import { answerColumns } from '../api/reading/answerColumns.ts'
import { answerNames, flagsOf, isGroup } from '../shared/health/answers/answerTable.ts'
import { sentNames } from '../shared/health/answers/sentAnswers.ts'

export const postgraphileAnswers = answerNames.join(' ')
export const nephrochatAnswers = sentNames
  .map((name) => (isGroup(name) ? `${name} { ${flagsOf[name].join(' ')} }` : name))
  .join(' ')
export const floorAnswers = answerNames
  .map((name) => `m.${answerColumns[name]} AS "${name}"`)
  .join(', ')

const columns = Object.values(answerColumns)

/** The number of parameters of `save_entry`: cat, id and instant, the answers, the alerts. */
export const saveParameters = 3 + columns.length + 1

/**
 * Replaces the placeholders of postgraphile.sql by the answers that `save_entry` takes and writes.
 * @param {string} sql
 */
export const withAnswers = (sql) =>
  sql
    .replace(
      ':parameters',
      columns.map((column) => `${column} measurements.${column}%TYPE`).join(', '),
    )
    .replace(':columns', columns.join(', '))
    .replace(':values', columns.map((column) => `save_entry.${column}`).join(', '))
