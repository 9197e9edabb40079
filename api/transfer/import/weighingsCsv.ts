import { setImmediate as turn } from 'node:timers/promises'
import { elide } from '#shared/base/elision'
import { frenchNumber } from '#shared/base/numbers'
import { dayIn, instantAt, isDay, isInstant } from '#shared/base/time'
import { parseWeight, WEIGHT_MESSAGE } from '#shared/weight/weightValue'
import { validationError, overQuota } from '../../base/errors'
import { escapeFormula } from '../export/csv'
import { MAX_MISTAKES } from './mistakes'
import { columnsOf, type ColumnPositions } from './weighingColumns'

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

interface CsvOptions {
  cat: string
  /** The names of the user's other cats. */
  otherCats: readonly string[]
  timeZone: string
  now: Date
  /** Later dates are in the future: a clock may run ahead of `now`. */
  latest: Date
}

const maxLines = 20_000
/** The lines between two turns of the event loop take some 10 ms. */
const linesAtOnce = 200
/**
 * Bounds a cell: a date with its time, or a weight with its unit. No pattern matches a longer one.
 */
const maxCellLength = 40

/** Decodes UTF-8, or else the encoding of Excel on Windows. */
function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const separatorOf = (line: string) => [';', '\t'].find((sign) => line.includes(sign)) ?? ','

/** Returns the cells without their quotes (RFC 4180). No cell contains a line break. */
const cellsOf = (line: string, separator: string): string[] =>
  (
    line.match(
      separator === ';'
        ? /("(?:[^"]|"")*"|[^;]*)(;|$)/g
        : separator === '\t'
          ? /("(?:[^"]|"")*"|[^\t]*)(\t|$)/g
          : /("(?:[^"]|"")*"|[^,]*)(,|$)/g,
    ) ?? []
  )
    .map((cell) => (cell.endsWith(separator) ? cell.slice(0, -1) : cell).trim())
    .map((cell) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell))

const dateShapes = [
  /^(?<year>\d{4})-(?<month>\d\d)-(?<date>\d\d)(?:[T ](?<clock>.+))?$/,
  /^(?<date>\d\d)[/.-](?<month>\d\d)[/.-](?<year>\d{4})(?: (?<clock>.+))?$/,
]
/** A time may have seconds, and an offset from UTC. */
const clockShape =
  /^(?<time>(?:[01]\d|2[0-3]):[0-5]\d)(?::\d\d(?:[.,]\d+)?)?(?: ?(?<offset>Z|[+-]\d\d(?::?\d\d)?))?$/

interface CsvDate {
  day: string
  /** `null` if neither cell contains a time. */
  time: string | null
  /** Such as 'Z' or '+01:00'; `null` if the time is of the owner's zone. */
  offset: string | null
}

/** `null` if the date is invalid. */
function readDate(text: string, timeCell: string): CsvDate | null {
  if (Math.max(text.length, timeCell.length) > maxCellLength) return null
  const groups = dateShapes.map((shape) => shape.exec(text)?.groups).find(Boolean)
  if (!groups) return null
  const day = `${groups['year']}-${groups['month']}-${groups['date']}`
  const clock = groups['clock'] ?? timeCell
  const { time = null, offset = null } = clockShape.exec(clock)?.groups ?? {}
  if (!isDay(day) || (clock !== '' && time === null)) return null
  return { day, time, offset: offset && offset.replace(/(\d\d):?(\d\d)?$/, fullOffset) }
}

const fullOffset = (_: string, hours: string, minutes = '00') => `${hours}:${minutes}`

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

/** @throws VALIDATION with the lines of the first mistakes */
export async function readWeighings(
  bytes: Uint8Array,
  { cat, otherCats, timeZone, now, latest }: CsvOptions,
): Promise<WeighingsCsv> {
  const lines = decodeText(bytes).split(/\r\n|\n|\r/)
  // The last line has an end too.
  if (lines.at(-1) === '') lines.pop()
  if (lines.length > maxLines)
    throw overQuota(`Ce fichier a plus de ${frenchNumber(maxLines)} lignes.`)
  const mistakes: Record<string, string> = {}
  const weighings: CsvWeighing[] = []
  let ofOthers = 0
  let columns: ColumnPositions | null = null
  let width = 0
  for (const [index, line] of lines.entries()) {
    if (index % linesAtOnce === linesAtOnce - 1) await turn()
    if (/^[\s;,]*$/.test(line)) continue
    const separator = separatorOf(line)
    const cells = cellsOf(line, separator)
    const isHeader: boolean = !columns && readDate(cells[0] ?? '', '') === null
    // Without names, the date and the weight are first.
    columns ??= isHeader ? columnsOf(cells) : { date: 0, kg: 1 }
    if (columns.date === undefined || columns.kg === undefined)
      throw validationError({
        file:
          'La première ligne doit nommer une colonne «\u00a0date\u00a0» et une ' +
          'colonne «\u00a0kg\u00a0», ou donner déjà une pesée.',
      })
    if (isHeader) {
      width = cells.length
      continue
    }
    const cell = (name: keyof ColumnPositions) => cells[columns![name] ?? -1] ?? ''
    if (columns.cat !== undefined && !isNamed(cell('cat'), cat)) {
      ofOthers += 1
      continue
    }
    if (columns.cat !== undefined && otherCats.some((other) => isNamed(cell('cat'), other)))
      throw validationError({ file: sameNameMessage(cat) })
    const typed = readDate(cell('date'), cell('time'))
    const date = typed && instantOf(typed, { timeZone, now })
    const grams = gramsOf(cell('kg'))
    const isSplit =
      separator === ',' && cells.length > width && isSplitDecimal(cells.slice(columns.kg))
    const problem =
      dateProblem(date, latest) ??
      (isSplit ? SPLIT_DECIMAL : grams === null ? WEIGHT_MESSAGE : null)
    if (problem === null)
      weighings.push({ date: date!, day: dayIn(date!, timeZone), grams: grams! })
    else mistakes[`lines.${index + 1}`] = `Ligne ${index + 1}\u00a0: ${problem}`
    if (Object.keys(mistakes).length === MAX_MISTAKES) break
  }
  if (Object.keys(mistakes).length > 0) throw validationError(mistakes)
  if (weighings.length === 0)
    throw validationError({
      file:
        ofOthers > 0
          ? `Ce fichier n’a pas de pesée ${elide('de', cat)}.`
          : 'Ce fichier n’a pas de pesée.',
    })
  return { weighings, ofOthers }
}

/** Returns noon without a time, or now if that is today's noon in the future. */
function instantOf(
  { day, time, offset }: CsvDate,
  { timeZone, now }: Pick<CsvOptions, 'timeZone' | 'now'>,
): Date {
  if (offset !== null) return new Date(`${day}T${time}${offset}`)
  const date = instantAt(day, time ?? '12:00', timeZone)
  return time === null && date > now && day === dayIn(now, timeZone) ? now : date
}

function dateProblem(date: Date | null, latest: Date): string | null {
  if (date === null || !isInstant(date)) return 'Date invalide'
  return date > latest ? 'La date ne peut pas être dans le futur' : null
}
