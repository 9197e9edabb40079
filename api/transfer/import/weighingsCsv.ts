import { setImmediate as turn } from 'node:timers/promises'
import { elide } from '#shared/base/elision'
import { frenchNumber } from '#shared/base/numbers'
import { dayIn } from '#shared/base/time'
import { parseWeight, WEIGHT_MESSAGE } from '#shared/weight/weightValue'
import { validationError, overQuota } from '../../base/errors'
import { escapeFormula } from '../export/csv'
import { MAX_MISTAKES } from './mistakes'
import { findColumns, type ColumnPositions } from './weighingColumns'
import { type CsvClock, isDate, maxCellLength, readInstant } from './weighingDates'

// Reads `date;kg`, as a spreadsheet, a scale's app or the app's own table has it (product/accounts
// 8.6).

export interface CsvWeighing {
  date: Date
  /** A day of the owner, as YYYY-MM-DD. */
  day: string
  grams: number
}

export interface WeighingsCsv {
  weighings: CsvWeighing[]
  /** Counts the lines that name another cat. */
  ofOthers: number
}

interface CsvOptions extends CsvClock {
  cat: string
  /** The names of the user's other cats. */
  otherCats: readonly string[]
}

const maxLines = 20_000
/** The lines between two turns of the event loop take some 10 ms. */
const linesAtOnce = 200

/** Decodes UTF-8, or else the encoding of Excel on Windows. */
function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

interface Line {
  separator: string
  cells: readonly string[]
}

const separatorOf = (line: string) => [';', '\t'].find((sign) => line.includes(sign)) ?? ','

/** Returns the cells without their quotes (RFC 4180). No cell contains a line break. */
function lineOf(text: string): Line {
  const separator = separatorOf(text)
  const cells =
    text.match(
      separator === ';'
        ? /("(?:[^"]|"")*"|[^;]*)(;|$)/g
        : separator === '\t'
          ? /("(?:[^"]|"")*"|[^\t]*)(\t|$)/g
          : /("(?:[^"]|"")*"|[^,]*)(,|$)/g,
    ) ?? []
  return {
    separator,
    cells: cells
      .map((cell) => (cell.endsWith(separator) ? cell.slice(0, -1) : cell).trim())
      .map((cell) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)),
  }
}

const gramsOf = (text: string): number | null =>
  text.length > maxCellLength ? null : parseWeight(text.replace(/kg$/i, ''))

/** The table of 6.2 has the names as a spreadsheet reads them. */
const isNamed = (cell: string, cat: string): boolean => cell === cat || cell === escapeFormula(cat)

const sameNameMessage = (cat: string) =>
  `Plusieurs de vos chats s’appellent ${cat}, et ce fichier ne dit pas duquel sont les pesées. ` +
  'Gardez-y celles d’un seul, sans la colonne de son nom.'

const SPLIT_DECIMAL =
  'La virgule sépare ici les colonnes\u00a0: écrivez le poids avec un point (4.2)'
/** Returns whether a comma between columns may be the decimal comma of a weight: '4,2'. */
const isSplitDecimal = ([kilos = '', decimals = '']: readonly string[]): boolean =>
  /^\d{1,2}$/.test(kilos) && /^\d{1,3}( ?kg)?$/i.test(decimals)

interface Columns extends ColumnPositions {
  date: number
  kg: number
  /** The number of names in the first line; 0 if it has none. */
  width: number
}

/**
 * Finds the columns by the first line. Without names, the date and the weight are first.
 * @throws VALIDATION
 */
function readColumns(cells: readonly string[]): Columns {
  if (isDate(cells[0] ?? '')) return { date: 0, kg: 1, width: 0 }
  const { date, kg, ...others } = findColumns(cells)
  if (date === undefined || kg === undefined)
    throw validationError({
      file:
        'La première ligne doit nommer une colonne «\u00a0date\u00a0» et une ' +
        'colonne «\u00a0kg\u00a0», ou donner déjà une pesée.',
    })
  return { date, kg, ...others, width: cells.length }
}

/** @throws VALIDATION if the user has several cats of this name */
function isOfCat(name: string, { cat, otherCats }: CsvOptions): boolean {
  if (!isNamed(name, cat)) return false
  if (otherCats.some((other) => isNamed(name, other)))
    throw validationError({ file: sameNameMessage(cat) })
  return true
}

/** Returns the weighing of a line, or what is wrong with it, in French. */
function readWeighing(
  { separator, cells }: Line,
  { date, time, kg, width }: Columns,
  clock: CsvClock,
): CsvWeighing | string {
  const instant = readInstant(cells[date] ?? '', cells[time ?? -1] ?? '', clock)
  if (typeof instant === 'string') return instant
  if (separator === ',' && cells.length > width && isSplitDecimal(cells.slice(kg)))
    return SPLIT_DECIMAL
  const grams = gramsOf(cells[kg] ?? '')
  return grams === null
    ? WEIGHT_MESSAGE
    : { date: instant, day: dayIn(instant, clock.timeZone), grams }
}

/** @throws VALIDATION with the lines of the first mistakes */
export async function readWeighings(bytes: Uint8Array, options: CsvOptions): Promise<WeighingsCsv> {
  const lines = decodeText(bytes).split(/\r\n|\n|\r/)
  // The last line has an end too.
  if (lines.at(-1) === '') lines.pop()
  if (lines.length > maxLines)
    throw overQuota(`Ce fichier a plus de ${frenchNumber(maxLines)} lignes.`)
  const mistakes: Record<string, string> = {}
  const weighings: CsvWeighing[] = []
  let ofOthers = 0
  let columns: Columns | null = null
  for (const [index, text] of lines.entries()) {
    if (index % linesAtOnce === linesAtOnce - 1) await turn()
    if (/^[\s;,]*$/.test(text)) continue
    const line = lineOf(text)
    if (!columns) {
      columns = readColumns(line.cells)
      if (columns.width > 0) continue
    }
    if (columns.cat !== undefined && !isOfCat(line.cells[columns.cat] ?? '', options)) {
      ofOthers += 1
      continue
    }
    const weighing = readWeighing(line, columns, options)
    if (typeof weighing !== 'string') weighings.push(weighing)
    else mistakes[`lines.${index + 1}`] = `Ligne ${index + 1}\u00a0: ${weighing}`
    if (Object.keys(mistakes).length === MAX_MISTAKES) break
  }
  if (Object.keys(mistakes).length > 0) throw validationError(mistakes)
  if (weighings.length === 0)
    throw validationError({
      file:
        ofOthers > 0
          ? `Ce fichier n’a pas de pesée ${elide('de', options.cat)}.`
          : 'Ce fichier n’a pas de pesée.',
    })
  return { weighings, ofOthers }
}
