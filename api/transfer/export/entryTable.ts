import { clockTimeOn, dayMonthYear } from '#shared/base/time'
import {
  clumpLabels,
  hydrationLabels,
  perfusionLabel,
  stoolLabels,
  urinationSignLabels,
  vomitingTypeLabels,
} from '#shared/health/answers/answerLabels'
import type { AnswerName } from '#shared/health/answers/answerTable'
import type { EntryFields } from '#shared/health/answers/entry'
import { observedUrination, waterBeforePerfusion } from '#shared/health/answers/perfusionShare'
import { toDay, entryFieldsOf } from '../../reading/entryRow'
import { exportedAnswers, exportedEntries } from './history'
import { type Cell, kilograms, type SpreadsheetTable } from './table'

/** Pairs an answer's header with its cell. A number is the observed one (product/entries 4). */
type Column = [header: string, cell: (entry: EntryFields) => Cell]

/** Returns the cell of a sign: 'non' only if its question was answered, else it is empty. */
const signCell =
  (
    flag: { [Name in AnswerName]: EntryFields[Name] extends boolean ? Name : never }[AnswerName],
    question: AnswerName,
  ) =>
  (entry: EntryFields) =>
    entry[flag] || (entry[question] === null ? null : false)

const columns: Record<AnswerName, Column> = {
  quickHydrationValue: [
    'Eau bue',
    ({ quickHydrationValue: level }) => level && hydrationLabels[level],
  ],
  waterMl: ['Eau estimée (mL)', waterBeforePerfusion],
  subcutaneousPerfusion: [
    perfusionLabel,
    ({ subcutaneousPerfusion: perfusion }) => perfusion && perfusion === 'yes',
  ],
  appetite: ['Appétit (1 à 5)', ({ appetite }) => appetite],
  vomiting: ['Vomissements', ({ vomiting }) => vomiting],
  hairball: [vomitingTypeLabels.hairball, signCell('hairball', 'vomiting')],
  waterIntolerance: [vomitingTypeLabels.waterIntolerance, signCell('waterIntolerance', 'vomiting')],
  regurgitation: [vomitingTypeLabels.regurgitation, signCell('regurgitation', 'vomiting')],
  urination: ['Mictions', observedUrination],
  straining: [urinationSignLabels.straining, signCell('straining', 'urination')],
  bloodVisible: [urinationSignLabels.bloodVisible, signCell('bloodVisible', 'urination')],
  noUrination: [urinationSignLabels.noUrination, signCell('noUrination', 'urination')],
  urinationBallSize: [
    'Boules de litière',
    ({ urinationBallSize: size }) => size && clumpLabels[size],
  ],
  stool: ['Selles', ({ stool }) => stool && stoolLabels[stool]],
  lethargy: ['Énergie (1 à 5)', ({ lethargy }) => lethargy],
  note: ['Observations', ({ note }) => note],
}

export const columnTitle = (name: AnswerName): string => columns[name][0]

const orderedColumns = exportedAnswers.map((name) => columns[name])

export const entryTable: SpreadsheetTable = {
  file: 'saisies',
  header: [
    'Chat',
    'Date',
    'Heure',
    ...orderedColumns.map(([header]) => header),
    'Poids (kg)',
    'Par',
  ],
  async *lines(prisma, cat, timeZone) {
    for await (const row of exportedEntries(prisma, cat.id)) {
      const fields = entryFieldsOf(row)
      const day = toDay(row.day)
      yield [
        cat.name,
        dayMonthYear(day),
        clockTimeOn(day, row.date, timeZone),
        ...orderedColumns.map(([, cell]) => cell(fields)),
        kilograms(row.weightGrams),
        row.by?.firstName ?? null,
      ]
    }
  },
}
