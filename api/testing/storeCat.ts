import { randomUUID } from 'node:crypto'
import type { PrismaClient } from '#prisma'
import { DAY_MS } from '#shared/base/duration'
import { watchedDayCount } from '#shared/care/course'
import { groupFlags } from '#shared/health/answers/sentAnswers'
import { formatWeight } from '#shared/weight/weightValue'
import { fromDay } from '../reading/entryRow'
import { encodePhoto } from '../storage/encodePhoto'
import type { AnyCat } from './anyCat'
import { bytesOf, flat } from './images'

// Writes cats of all kinds straight into the database.

export async function storeCat(
  prisma: PrismaClient,
  cat: AnyCat,
  { userId, otherId, now, index }: { userId: string; otherId: string; now: Date; index: number },
): Promise<void> {
  let made = index * 1_000
  /** Returns a different instant for each row. */
  const createdAt = () => new Date(now.getTime() - 60_000 + (made += 1))
  const back = (days: number, minutes = 0) =>
    new Date(now.getTime() - days * DAY_MS - minutes * 60_000)
  const dayOf = (date: Date) => fromDay(date.toISOString().slice(0, 10))
  const by = (isOwner: boolean) => (isOwner ? userId : otherId)
  const { id: animalId } = await prisma.animal.create({
    data: {
      userId,
      name: cat.name,
      species: 'animal',
      breed: cat.breed,
      gender: cat.gender,
      vetPhone: cat.vetPhone,
      createdAt: createdAt(),
      birthDate: cat.birth === null ? null : dayOf(back(cat.birth)),
      ...(cat.birth === null && cat.years !== null && { age: cat.years, ageAsOf: dayOf(now) }),
      ...(cat.memory !== null && { inMemorySince: now, diedOn: cat.memory ? dayOf(now) : null }),
      ...(cat.aside && {
        asideLog: [{ rule: 'no-entry', kind: 'put_aside', day: '2025-03-01' }],
        putAside: { 'no-entry': { level: 'info', until: back(-3).toISOString() } },
      }),
      ...(cat.limit !== null && {
        vetLimits: [
          { part: 'weight', value: formatWeight(cat.limit), days: null, since: '2025-01-01' },
        ],
      }),
      visitQuestions: cat.visitQuestions,
      sharedLitter: cat.sharedLitter,
      answeredHabits: cat.answeredHabits,
      visitedAt: cat.visited === null ? null : back(cat.visited),
      proposedBy: cat.proposals.findLast(({ isDecided }) => !isDecided)?.vetName ?? null,
    },
  })
  if (cat.colour !== null) {
    const photo = await encodePhoto(await bytesOf(flat(cat.colour, 30).jpeg()))
    const { id: photoId } = await prisma.photo.create({
      data: { ...photo, key: randomUUID(), userId, animalId, createdAt: now },
    })
    await prisma.animal.update({ where: { id: animalId }, data: { photoId } })
  }
  for (const {
    ago: days,
    minutes,
    fields,
    usual,
    isOfflineGenerated,
    isLater,
    byOwner,
    revisions,
    alerts,
    grams: weightGrams,
  } of cat.entries) {
    const date = back(days, minutes)
    const day = dayOf(date)
    if ((await prisma.measurement.count({ where: { animalId, day } })) > 0) continue
    const note = fields.note?.replaceAll('\0', '') ?? null
    await prisma.measurement.create({
      data: {
        ...fields,
        note,
        animalId,
        day,
        date,
        answeredAt: date,
        weightGrams,
        usualUrinations: usual,
        usualSince: usual === null ? null : day,
        isOfflineGenerated,
        addedOn: isLater ? new Date(day.getTime() + DAY_MS) : null,
        byId: by(byOwner),
        createdAt: createdAt(),
        updatedAt: createdAt(),
        revisionCount: revisions.length,
        revisions: {
          create: revisions.map((one) => ({
            answers: groupFlags({ ...one.answers, note }),
            answeredAt: back(one.ago),
            replacedAt: createdAt(),
            byId: by(one.byOwner),
          })),
        },
      },
    })
    await prisma.alertRecord.createMany({
      data: alerts.map((rule, index) => ({
        animalId,
        day,
        date,
        rule,
        type: 'critical',
        severity: 'red',
        message: 'Appelez votre vétérinaire',
        readAt: index === 0 ? createdAt() : null,
      })),
    })
  }
  for (const { ago: days, grams: of, byOwner } of cat.weights)
    await prisma.weight.create({
      data: { animalId, grams: of, date: back(days), createdAt: createdAt(), byId: by(byOwner) },
    })
  for (const [order, steps] of cat.courses.entries()) {
    const courseId = randomUUID()
    for (const [index, { doses, plan, unit, ...step }] of steps.entries()) {
      const id = index === 0 ? courseId : randomUUID()
      const [firstDay, lastDay] = [back(300 - index * 90), back(211 - index * 90)].map(dayOf)
      await prisma.treatment.create({
        data: {
          ...step,
          unit: step.amount === null ? null : unit,
          id,
          courseId,
          animalId,
          addedOn: firstDay!,
          plan: { ...plan },
          watchedDays: watchedDayCount(plan),
          firstDay: firstDay!,
          lastDay: index === steps.length - 1 ? null : lastDay!,
          createdAt: createdAt(),
        },
      })
      for (const { ago: daysAgo, byOwner, ...noted } of doses)
        await prisma.dose.create({
          data: {
            ...noted,
            animalId,
            treatmentId: id,
            day: dayOf(back(daysAgo)),
            at: back(daysAgo),
            byId: by(byOwner),
            createdAt: createdAt(),
          },
        })
    }
    const its = cat.stocks[order]
    if (its) await storeStock(its, courseId, order)
  }
  for (const { ago: days, values, ...row } of cat.results)
    await prisma.labResult.create({
      data: {
        ...row,
        values,
        animalId,
        day: dayOf(back(days)),
        createdAt: createdAt(),
        updatedAt: createdAt(),
      },
    })
  if (cat.stage !== null)
    await prisma.vetStage.create({
      data: { animalId, stage: cat.stage, day: dayOf(back(5)), updatedAt: now },
    })
  for (const { isDecided, urinations, ...row } of cat.proposals) {
    await prisma.vetProposal.create({
      data: {
        ...row,
        animalId,
        numbers: [{ part: 'urinations', value: String(urinations), days: null }],
        createdAt: createdAt(),
        ...(isDecided && { decidedOn: dayOf(now), accepted: ['urinations'] }),
      },
    })
  }
  if (cat.reminders)
    await prisma.reminderChoice.create({
      data: {
        ...cat.reminders,
        dosesAgain: 30,
        weighing: true,
        quietFrom: '22:00',
        quietUntil: '07:00',
        userId,
        animalId,
        chosenAt: createdAt(),
        lookAt: now,
      },
    })

  async function storeStock(
    { changes, ago: days, unit, ...fields }: NonNullable<AnyCat['stocks'][number]>,
    courseId: string,
    order: number,
  ): Promise<void> {
    await prisma.stock.create({
      data: {
        ...fields,
        unit,
        bagMl: unit === 'bag' ? 500 : null,
        courseId,
        animalId,
        // Two stocks of one instant would be ordered by their ids.
        startedAt: back(days, order),
        startedOn: dayOf(back(days)),
        changes: {
          create: changes.map(({ ago: daysAgo, openedAgo, byOwner, ...change }) => ({
            ...change,
            animalId,
            at: back(daysAgo),
            openedOn: openedAgo === null ? null : dayOf(back(openedAgo)),
            useBy: null,
            byId: by(byOwner),
            createdAt: createdAt(),
          })),
        },
      },
    })
  }
}
