import { type AnswerName, answerNames, answerOf } from '#shared/health/answers/answerTable'
import type { EntryWithNote } from '#shared/health/period/dayEvents'
import { answerColumns } from './answerColumns'
import { compileReader } from './compileReader'

// A hundred entries in the form that the rules read, for the strips. Days and instants are numbers,
// which need no parsing, and flags are bits, which halves the bytes. The note is included, for the
// days that it explains.

const judgedNames = answerNames.filter((name) => answerOf(name).judged)
const flags = judgedNames.filter((name) => answerOf(name).kind === 'flag')
const plain = judgedNames.filter((name) => answerOf(name).kind !== 'flag')

export type JudgedJson = {
  [Name in AnswerName | 'weightGrams' | 'usualUrinations']?: unknown[]
} & {
  /** Days since 1970. */
  day: number[]
  /** Milliseconds since 1970. */
  date: number[]
  flags: number[]
}

/** Maps the name of each field that the rules read to SQL on a row of `measurements`. */
export const judgedColumns: Record<string, string> = {
  day: `day - date '1970-01-01'`,
  date: `(date_part('epoch', date) * 1000)::bigint`,
  flags: flags.map((name, bit) => `(${answerColumns[name]}::int << ${bit})`).join(' | '),
  weightGrams: 'weight_grams',
  usualUrinations: 'usual_urinations',
  note: answerColumns.note,
  ...Object.fromEntries(plain.map((name) => [name, answerColumns[name]])),
}

const judgedAt = compileReader(
  `(columns, index, bits) => ({ ${[
    ...['day', 'date', 'weightGrams', 'usualUrinations', 'note', ...plain].map(
      (name) => `${name}: columns.${name}[index]`,
    ),
    ...flags.map((name, bit) => `${name}: (bits & ${1 << bit}) > 0`),
  ].join(', ')} })`,
) as (columns: JudgedJson, index: number, bits: number) => EntryWithNote

export const toJudgedEntries = (columns: JudgedJson | null): EntryWithNote[] =>
  columns?.day.map((_, index) => judgedAt(columns, index, columns.flags[index]!)) ?? []
