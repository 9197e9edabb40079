import type { Dose } from '#prisma'
import { addDays } from '#shared/base/time'
import { DOSE_DAYS_BACK, MAX_WATCHED_DAYS } from '#shared/care/course'
import { plainText } from '#shared/health/alerts/alertMessages'
import type { Entry } from '#shared/health/answers/entry'
import { pastEntries } from '#shared/health/history/pastEntries'
import type { AccountClock } from '../../base/accountClock'
import type { Services } from '../../graphql/context'
import { coursesOfRows, WEIGHED_FLUID_DAYS } from '../../reading/careRows'
import { currentWatches } from '../../reading/currentWatches'
import { HISTORY_ENTRIES } from '../../reading/entryHistory'
import { fromDay, toDay, toEntryRow } from '../../reading/entryRow'
import { type ExportedCat, exportedDoses, exportedEntries } from './history'
import { profileJson, writerOf } from './profileJson'
import { entryJson } from './rowJson'

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')

export type ExportStore = Pick<Services, 'prisma' | 'bucket'>

/** Yields one cat of the copy in pieces of bounded memory: its data, entries, doses and watches. */
export async function* catJson(
  { prisma, bucket }: ExportStore,
  cat: ExportedCat,
  clock: AccountClock,
): AsyncGenerator<string> {
  const { photo } = cat
  const picture = photo && base64(photo.large ?? (await bucket!.get(photo.object!, 'large')))
  const animal = profileJson(cat, picture && `data:image/webp;base64,${picture}`)
  const writer = writerOf(cat)
  yield `${JSON.stringify(animal).slice(0, -1)},"measurements":[`
  let comma = ''
  const newest: Entry[] = []
  for await (const { revisions, ...row } of exportedEntries(prisma, cat.id)) {
    if (newest.length < HISTORY_ENTRIES) newest.push(toEntryRow(row))
    yield (
      comma +
      JSON.stringify({
        ...entryJson(row),
        ...writer(row),
        revisions: revisions.map(({ measurementId: _entry, byId, by, ...revision }) => ({
          ...revision,
          ...writer({ byId, by }),
        })),
      })
    )
    comma = ','
  }
  yield `],"doses":[`
  comma = ''
  const recent: Dose[] = []
  const firstDay = fromDay(addDays(clock.today, -MAX_WATCHED_DAYS - DOSE_DAYS_BACK))
  const firstFluidDay = fromDay(addDays(clock.today, -WEIGHED_FLUID_DAYS))
  for await (const { animalId: _animal, byId, by, ...dose } of exportedDoses(prisma, cat.id)) {
    if (dose.day >= (dose.amountMl === null ? firstDay : firstFluidDay))
      recent.push({ ...dose, animalId: cat.id, byId: null })
    yield comma + JSON.stringify({ ...dose, day: toDay(dose.day), ...writer({ byId, by }) })
    comma = ','
  }
  const watches = currentWatches(
    {
      name: cat.name,
      gender: cat.gender,
      entries: newest,
      history: pastEntries(newest),
      weights: cat.weights,
      courses: coursesOfRows(cat.treatments, recent),
      limits: cat.vetLimits,
      lossSeenOn: animal.lossSeenOn,
      putAside: cat.putAside,
      inMemorySince: cat.inMemorySince,
    },
    clock,
  )
  const rows = watches.map(({ rule, level, lines, putAsideUntil }) => ({
    rule,
    level,
    message: plainText(lines),
    putAsideUntil,
  }))
  yield `],"watches":${JSON.stringify(rows)}}`
}
