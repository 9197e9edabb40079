import { keysOf } from '#shared/base/keysOf'
import { validationError } from '../../base/errors'
import { columnTitle } from '../export/entryTable'

// Finds the columns of a file of weighings by their names (product/accounts 8.6).

interface ColumnName {
  shape: RegExp
  label: string
}

const names = {
  date: { shape: /^(date|jour|day)/, label: 'la date' },
  time: { shape: /^(heure|time|hour)/, label: 'l’heure' },
  // A pound read as a kilogram would be a weight in the range.
  kg: {
    shape: /^(?!.*((lbs?|livres?|pounds?|(?<![a-z])(oz|g|grammes?))(?![a-z]))).*(poids|weight|kg)/,
    label: 'le poids',
  },
  cat: { shape: /^(chat|cat|animal)(?!\p{L})/u, label: 'le chat' },
} as const satisfies Record<string, ColumnName>
export type ColumnPositions = Partial<Record<keyof typeof names, number>>

/** Spreadsheets of other systems garble letters with accents. */
const asciiKey = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
/** Two answers that each export of entries has (product/accounts 6.2). */
const entryKeys = [
  [columnTitle('appetite'), columnTitle('lethargy')].map(asciiKey),
  ['appetite', 'lethargy'],
]

/** A longer name of a column is cut in a message. */
const shownNameLength = 40

/**
 * Finds the columns of a first line that names them.
 * @throws VALIDATION if two columns may be the same one, or if the file has entries: their weight is
 * that of the cat on the day, not a weighing
 */
export function findColumns(cells: readonly string[]): ColumnPositions {
  const keys = cells.map(asciiKey)
  if (entryKeys.some((entry) => entry.every((key) => keys.includes(key))))
    throw validationError({
      file: 'Ce fichier contient des saisies, et non des pesées. Choisissez «\u00a0pesees.csv\u00a0».',
    })
  const columns: ColumnPositions = {}
  for (const name of keysOf(names)) {
    const { shape, label } = names[name]
    const matches = cells.flatMap((cell, at) => (shape.test(cell.toLowerCase()) ? [at] : []))
    if (matches.length > 1) {
      const titles = matches.map((at) => `«\u00a0${cells[at]!.slice(0, shownNameLength)}\u00a0»`)
      throw validationError({
        file: `Plusieurs colonnes peuvent être ${label}\u00a0: ${titles.join(', ')}. Gardez-en une.`,
      })
    }
    if (matches.length === 1) columns[name] = matches[0]!
  }
  return columns
}
