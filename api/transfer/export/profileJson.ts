import { formatWeight } from '#shared/weight/weightValue'
import { toDay } from '../../reading/entryRow'
import type { ExportedCat } from './history'
import { membershipJson, stockChangeJson, stockJson, treatmentJson } from './rowJson'

interface WrittenRow {
  byId: string | null
  by: { firstName: string } | null
}

/** Returns the writer of a row. `by` is `null` if the writer's account was deleted or is unknown. */
export const writerOf =
  ({ userId }: ExportedCat) =>
  ({ byId, by }: WrittenRow) => ({ by: by?.firstName ?? null, byOwner: byId === userId })

const lastVisit = (visits: readonly (Date | null)[]): Date | null =>
  visits.filter((at) => at !== null).toSorted((a, b) => Number(b) - Number(a))[0] ?? null

/** Returns a cat's data without its entries, doses and watches. `photo` is its data URL. */
export function profileJson(cat: ExportedCat, photo: string | null) {
  const {
    userId,
    photo: _photo,
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
    visitedAt,
    ...plain
  } = cat
  const writer = writerOf(cat)
  return {
    ...plain,
    birthDate: birthDate && toDay(birthDate),
    ageAsOf: ageAsOf && toDay(ageAsOf),
    diedOn: diedOn && toDay(diedOn),
    lossSeenOn: lossSeenOn && toDay(lossSeenOn),
    photo,
    // An import adds no link, but the vet's last visit (product/sharing 8.1).
    visitedAt: lastVisit([visitedAt, ...shareLinks.map((link) => link.firstAccessedAt)]),
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
}
