import * as z from 'zod/mini'
import { addDays } from '#shared/base/time'
import { FUTURE_DATE_MESSAGE, fieldErrors } from '#shared/base/validation'
import { classifyError, overQuota, publicMessage } from '../../base/errors'
import { MAX_REVISIONS } from '../../base/limits/recordQuotas'
import { decodeDataUrl } from '../../storage/dataUrl'
import { encodeAgain, type EncodedPhoto } from '../../storage/encodePhoto'
import { copyProfile, type CopyProfile } from './copyProfile'
import { type CopyRow, copyRows, type ListName } from './copyRows'
import type { Piece } from './documentReader'
import type { Mistakes } from './mistakes'

/**
 * Names the parts of a copy that are counted and not imported (product/accounts 8.4): they belong
 * to the exporting account.
 */
const leftOut = ['shareLinks', 'circle', 'invitations'] as const
export type LeftOut = (typeof leftOut)[number]

export const isList = (name: unknown): name is ListName => Object.hasOwn(copyRows, String(name))
export const isLeftOut = (name: unknown): name is LeftOut => leftOut.some((one) => one === name)

/** Describes a cat of a copy, with validated values. */
export interface CatCopy {
  profile: CopyProfile
  photo: EncodedPhoto | null
  lists: { [Name in ListName]: CopyRow[Name][] }
  /** Counts the entries of the parts that are not imported. */
  leftOut: Record<LeftOut, number>
}

/** Bounds the dates of a copy by the account's clock. */
export interface CopyClock {
  latest: Date
  today: string
}

/** Collects the parts of one cat while the copy is read. */
export class CatReader {
  private readonly profileValues: Record<string, unknown> = {}
  private readonly lists: CatCopy['lists'] = {
    measurements: [],
    weights: [],
    treatments: [],
    doses: [],
    stocks: [],
    stockChanges: [],
    labResults: [],
    vetProposals: [],
    alerts: [],
  }
  private readonly leftOut: CatCopy['leftOut'] = { shareLinks: 0, circle: 0, invitations: 0 }
  private readonly ids = new Set<string>()
  private readonly days = new Set<string>()

  constructor(
    readonly index: number,
    private readonly mistakes: Mistakes,
    private readonly clock: CopyClock,
  ) {}

  /**
   * Stores a part of the cat and returns the number of rows in it.
   * @throws VALIDATION once there are too many mistakes
   */
  take({ path: [, , part, row], value }: Piece): number {
    if (isLeftOut(part)) this.leftOut[part] += 1
    else if (typeof row !== 'number') this.profileValues[String(part)] = value
    else if (isList(part)) return this.takeRow(part, row, value)
    return 0
  }

  private takeRow(list: ListName, row: number, value: unknown): number {
    const read = z.safeParse<z.ZodMiniType<CopyRow[ListName]>>(copyRows[list], value)
    if (!read.success) {
      this.note(fieldErrors(read.error), list, row)
      return 1
    }
    this.note(
      { ...this.futureDateErrors(read.data), ...this.duplicateErrors(list, read.data) },
      list,
      row,
    )
    // TypeScript cannot relate the list's name to the type of its rows.
    ;(this.lists[list] as CopyRow[ListName][]).push(read.data)
    const revisions = 'revisions' in read.data ? read.data.revisions.length : 0
    if (revisions > MAX_REVISIONS)
      throw overQuota(
        `Saisie nº\u00a0${row + 1}\u00a0: une saisie garde ${MAX_REVISIONS} versions précédentes au plus.`,
      )
    return 1 + revisions
  }

  private note(errors: Record<string, string>, list?: ListName, row?: number): void {
    const name =
      typeof this.profileValues['name'] === 'string'
        ? this.profileValues['name'].slice(0, 100)
        : null
    this.mistakes.note({ cat: this.index, name, ...(list && { list, row: row ?? 0 }) }, errors)
  }

  /**
   * Returns an error for each date in the future. Planned dates, as those of a vet's next check,
   * may lie there.
   */
  private futureDateErrors(row: object): Record<string, string> {
    const { latest, today } = this.clock
    const isLate = (name: string, value: unknown) =>
      value instanceof Date
        ? value > latest
        : ['day', 'birthDate', 'diedOn', 'ageAsOf'].includes(name) &&
          typeof value === 'string' &&
          value > addDays(today, 1)
    return Object.fromEntries(
      Object.entries(row).flatMap(([name, value]) =>
        isLate(name, value) ? [[name, FUTURE_DATE_MESSAGE]] : [],
      ),
    )
  }

  private duplicateErrors(
    list: ListName,
    row: { id: string; day?: string | undefined },
  ): Record<string, string> {
    if (this.ids.has(row.id)) return { id: 'Cet identifiant est déjà dans le fichier' }
    this.ids.add(row.id)
    if (list !== 'measurements') return {}
    if (this.days.has(row.day!)) return { day: 'Ce jour a déjà une saisie dans le fichier' }
    this.days.add(row.day!)
    return {}
  }

  /** Validates what spans several rows. Returns `null` if the profile is invalid. */
  async end(): Promise<CatCopy | null> {
    const read = z.safeParse(copyProfile, this.profileValues)
    const { lists } = this
    const treatments = new Set(lists.treatments.map(({ id }) => id))
    for (const [row, { treatmentId }] of lists.doses.entries())
      if (!treatments.has(treatmentId))
        this.note({ treatmentId: 'Ce traitement n’est pas dans le fichier' }, 'doses', row)
    const courses = new Set(lists.treatments.map(({ courseId }) => courseId))
    const stocks = new Set<string>()
    for (const [row, { courseId }] of lists.stocks.entries()) {
      if (!courses.has(courseId))
        this.note({ courseId: 'Ce traitement n’est pas dans le fichier' }, 'stocks', row)
      if (stocks.has(courseId))
        this.note({ courseId: 'Ce traitement a déjà un stock dans le fichier' }, 'stocks', row)
      stocks.add(courseId)
    }
    for (const [row, { courseId }] of lists.stockChanges.entries())
      if (!stocks.has(courseId))
        this.note({ courseId: 'Ce stock n’est pas dans le fichier' }, 'stockChanges', row)
    if (!read.success) {
      this.note(fieldErrors(read.error))
      return null
    }
    const profile = read.data
    this.note({
      ...this.futureDateErrors(profile),
      ...(profile.vetStage && this.futureDateErrors(profile.vetStage)),
    })
    // An alert without an entry is dropped: the user may have removed the entry from the file.
    lists.alerts = lists.alerts.filter(({ day }) => this.days.has(day))
    return {
      profile,
      photo: profile.photo === null ? null : await this.photoOf(profile.photo),
      lists,
      leftOut: this.leftOut,
    }
  }

  private async photoOf(dataUrl: string): Promise<EncodedPhoto | null> {
    try {
      return await encodeAgain(decodeDataUrl(dataUrl))
    } catch (error) {
      const { code } = classifyError(error)
      if (code !== 'UNSUPPORTED_MEDIA' && code !== 'TOO_LARGE') throw error
      this.note({ photo: publicMessage(code, (error as Error).message) })
      return null
    }
  }
}
