import type { PrismaClient } from '#prisma'

interface RecordIds {
  userId: string
  cat: string
  measurement: string
  weight: string
  weightImport: string
  labResult: string
  alertRecord: string
  treatment: string
  dose: string
  stock: string
  stockChange: string
}

/** Writes a cat for each owner, with one row of each table of its health record, and the choice of reminders. */
export async function createRecords(
  prisma: PrismaClient,
  ids: readonly RecordIds[],
  { now, day, text }: { now: Date; day: Date; text: string },
): Promise<void> {
  await prisma.animal.createMany({
    data: ids.map(({ cat, userId }) => ({
      id: cat,
      userId,
      name: text,
      species: 'animal',
      breed: text,
      createdAt: now,
    })),
  })
  await prisma.measurement.createMany({
    data: ids.map(({ measurement, cat }) => ({
      id: measurement,
      animalId: cat,
      day,
      date: now,
      answeredAt: now,
      appetite: 1,
      note: text,
      createdAt: now,
      updatedAt: now,
    })),
  })
  await prisma.weight.createMany({
    data: ids.map(({ weight, weightImport, cat }) => ({
      id: weight,
      importId: weightImport,
      animalId: cat,
      grams: 4200,
      date: now,
      createdAt: now,
    })),
  })
  await prisma.labResult.createMany({
    data: ids.map(({ labResult, cat }) => ({
      id: labResult,
      animalId: cat,
      day,
      values: [{ quantity: 'creatinine', value: '180', unit: 'µmol/L' }],
      note: text,
      createdAt: now,
      updatedAt: now,
    })),
  })
  await prisma.vetStage.createMany({
    data: ids.map(({ cat }) => ({ animalId: cat, stage: 2, substage: text, day, updatedAt: now })),
  })
  const chosen = {
    doses: true,
    weighing: true,
    nextCheck: true,
    byMail: true,
    quietFrom: '22:00',
    quietUntil: '07:00',
    chosenAt: now,
    lookAt: now,
  }
  await prisma.reminderChoice.createMany({
    data: ids.map(({ userId, cat }) => ({ ...chosen, userId, animalId: cat })),
  })
  await prisma.alertRecord.createMany({
    data: ids.map(({ alertRecord, cat }) => ({
      id: alertRecord,
      animalId: cat,
      day,
      rule: 'appetite-refusal',
      type: 'critical',
      severity: 'red',
      message: text,
      date: now,
    })),
  })
  const plan = {
    everyDays: 1,
    weekdays: [],
    times: ['08:00'],
    shortestHours: null,
    kind: 'days' as const,
  }
  await prisma.treatment.createMany({
    data: ids.map(({ treatment, cat }) => ({
      id: treatment,
      courseId: treatment,
      animalId: cat,
      addedOn: day,
      kind: 'medicine',
      name: text,
      plan,
      watchedDays: 3,
      firstDay: day,
      createdAt: now,
    })),
  })
  await prisma.stock.createMany({
    data: ids.map(({ stock, treatment, cat }) => ({
      id: stock,
      courseId: treatment,
      animalId: cat,
      unit: 'dose',
      startedAt: now,
      startedOn: day,
    })),
  })
  await prisma.stockChange.createMany({
    data: ids.map(({ stockChange, treatment, cat, userId }) => ({
      id: stockChange,
      courseId: treatment,
      animalId: cat,
      kind: 'renewed',
      amount: 30,
      at: now,
      byId: userId,
      note: text,
      createdAt: now,
    })),
  })
  await prisma.dose.createMany({
    data: ids.map(({ dose, treatment, cat, userId }) => ({
      id: dose,
      treatmentId: treatment,
      animalId: cat,
      day,
      time: '08:00',
      outcome: 'given',
      at: now,
      byId: userId,
      note: text,
      createdAt: now,
    })),
  })
}
