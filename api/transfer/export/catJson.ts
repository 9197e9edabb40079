import type { Dose } from '#prisma'
import { addDays } from '#shared/base/time'
import { DOSE_DAYS_BACK, MAX_WATCHED_DAYS } from '#shared/care/course'
import { plainText } from '#shared/health/alerts/alertMessages'
import type { Entry } from '#shared/health/answers/entry'
import { pastEntries } from '#shared/health/watches/pastEntries'
import { formatWeight } from '#shared/weight/weightValue'
import type { AccountClock } from '../../base/accountClock'
import type { Services } from '../../graphql/context'
import { coursesOfRows, WEIGHED_FLUID_DAYS } from '../../reading/careRows'
import { currentWatches } from '../../reading/currentWatches'
import { HISTORY_ENTRIES } from '../../reading/entryHistory'
import { fromDay, toDay, toEntryRow } from '../../reading/entryRow'
import { type ExportedCat, exportedDoses, exportedEntries } from './history'
import { entryJson, membershipJson, stockChangeJson, stockJson, treatmentJson } from './rowJson'

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')

export type ExportStore = Pick<Services, 'prisma' | 'bucket'>

/** Yields one cat of the copy in pieces of bounded memory: its data, entries, doses and watches. */
export async function* catJson(
  { prisma, bucket }: ExportStore,
  cat: ExportedCat,
  clock: AccountClock,
): AsyncGenerator<string> {
  const {
    userId,
    photo,
    photoId: _photoId,
    entriesVersion: _version,
    proposedBy: _proposer,
    vetLimits,
    vetProposals,
    weights,
    members,
    invitations,
    labResults,
    vetStage,
    treatments,
    stocks,
    stockChanges,
    alertRecords,
    shareLinks,
    reminders,
    birthDate,
    ageAsOf,
    diedOn,
    lossSeenOn,
    ...plain
  } = cat
  /** Returns the writer. `by` is `null` if the writer's account was deleted or is unknown. */
  const writer = ({ byId, by }: { byId: string | null; by: { firstName: string } | null }) => ({
    by: by?.firstName ?? null,
    byOwner: byId === userId,
  })
  const animal = {
    ...plain,
    birthDate: birthDate && toDay(birthDate),
    ageAsOf: ageAsOf && toDay(ageAsOf),
    diedOn: diedOn && toDay(diedOn),
    lossSeenOn: lossSeenOn && toDay(lossSeenOn),
    photo:
      photo &&
      `data:image/webp;base64,${base64(photo.large ?? (await bucket!.get(photo.object!, 'large')))}`,
    weights: weights.map(({ id, grams, date, createdAt, ...row }) => ({
      id,
      weight: formatWeight(grams),
      date,
      createdAt,
      ...writer(row),
    })),
    circle: members.map(({ user, ...membership }) => ({
      firstName: user.firstName,
      ...membershipJson(membership),
    })),
    invitations: invitations.map(({ role, lastDay, email, createdAt, expiresAt, acceptedAt }) => ({
      role,
      lastDay: lastDay && toDay(lastDay),
      email,
      createdAt,
      expiresAt,
      acceptedAt,
    })),
    labResults: labResults.map(({ animalId: _animal, day, ...result }) => ({
      ...result,
      day: toDay(day),
    })),
    vetStage: vetStage && {
      stage: vetStage.stage,
      substage: vetStage.substage,
      day: toDay(vetStage.day),
    },
    vetLimits,
    vetProposals: vetProposals.map(
      ({ animalId: _animal, linkId: _link, decidedOn, ...proposal }) => ({
        ...proposal,
        decidedOn: decidedOn && toDay(decidedOn),
      }),
    ),
    treatments: treatments.map(treatmentJson),
    stocks: stocks.map(stockJson),
    stockChanges: stockChanges.map(({ byId, by, ...change }) => ({
      ...stockChangeJson(change),
      ...writer({ byId, by }),
    })),
    // A reminder choice belongs to a user: the copy has only the choice of its owner.
    reminders:
      reminders
        .filter((choice) => choice.userId === userId)
        .map(({ userId: _user, animalId: _animal, ...choice }) => choice)[0] ?? null,
    alerts: alertRecords.map(({ animalId: _animal, day, ...record }) => ({
      ...record,
      day: toDay(day),
    })),
    shareLinks: shareLinks.map(
      ({
        animalId: _animal,
        hash: _hash,
        sealedToken: _token,
        codeHash,
        wrongCodes: _wrongCodes,
        allWrongCodes: _allWrongCodes,
        ...link
      }) => ({ ...link, hasCode: codeHash !== null }),
    ),
  }
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
      weights,
      courses: coursesOfRows(treatments, recent),
      limits: vetLimits,
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
