import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LabValue } from '#shared/labs/quantities'
import { createTestDatabase } from '../../testing/testDatabase'
import type { Database } from './database'

const at = new Date('2026-03-12T08:00:00Z')
let database: Database
let userId: string
let animalId: string

const newUser = (email: string) => ({
  email,
  firstName: 'Léa',
  lastName: 'M',
  createdAt: at,
  lastActiveAt: at,
})
const newAnimal = (data: object) => ({
  userId,
  name: 'Mia',
  species: 'animal',
  createdAt: at,
  ...data,
})
const newTreatment = (data: object) => ({
  animalId,
  courseId: randomUUID(),
  addedOn: at,
  kind: 'medicine' as const,
  name: 'Semintra',
  plan: { kind: 'needed' as const, everyDays: null, weekdays: [], times: [], shortestHours: null },
  watchedDays: 3,
  firstDay: new Date('2026-03-01'),
  createdAt: at,
  ...data,
})
const onDay = (day: string, data: object = {}) => ({
  animalId,
  day: new Date(day),
  date: at,
  answeredAt: at,
  createdAt: at,
  updatedAt: at,
  ...data,
})

beforeAll(async () => {
  database = await createTestDatabase()
  userId = (await database.prisma.user.create({ data: newUser('lea@example.org') })).id
  animalId = (await database.prisma.animal.create({ data: newAnimal({}) })).id
})
afterAll(() => database.close())

describe('the database itself refuses what the schemas refuse', () => {
  test.each<[string, object]>([
    ['measurements_water_range', { waterMl: -1 }],
    ['measurements_water_range', { waterMl: 2001 }],
    ['measurements_appetite_range', { appetite: 0 }],
    ['measurements_appetite_range', { appetite: 6 }],
    ['measurements_vomiting_range', { vomiting: -1 }],
    ['measurements_vomiting_range', { vomiting: 21 }],
    ['measurements_urination_range', { urination: -1 }],
    ['measurements_urination_range', { urination: 21 }],
    ['measurements_lethargy_range', { lethargy: 0 }],
    ['measurements_lethargy_range', { lethargy: 6 }],
    ['measurements_weight_range', { weightGrams: 299 }],
    ['measurements_weight_range', { weightGrams: 25_001 }],
  ])('%s %o', async (constraint, data) => {
    await expect(
      database.prisma.measurement.create({ data: onDay('2026-03-01', data) }),
    ).rejects.toThrow(constraint)
  })

  test('a note of 281 characters', async () => {
    const entry = database.prisma.measurement.create({
      data: onDay('2026-03-01', { note: 'é'.repeat(281) }),
    })
    await expect(entry).rejects.toThrow(/too long/)
  })

  test.each<[string, object]>([
    ['treatments_name_not_empty', { name: ' ' }],
    ['treatments_amount_range', { amount: 0 }],
    ['treatments_amount_range', { amount: 10_001 }],
    ['treatments_unit_of_an_amount', { unit: 'mg' }],
    ['treatments_last_day_not_before_first', { lastDay: new Date('2026-02-28') }],
    ['treatments_watched_days_range', { watchedDays: 61 }],
  ])('%s %o', async (constraint, data) => {
    await expect(database.prisma.treatment.create({ data: newTreatment(data) })).rejects.toThrow(
      constraint,
    )
  })

  test.each<[string, object]>([
    ['doses_time_of_day', { time: '24:00' }],
    ['doses_amount_ml_range', { amountMl: 0 }],
    ['doses_amount_ml_range', { amountMl: 501 }],
  ])('%s %o', async (constraint, data) => {
    const { id: treatmentId } = await database.prisma.treatment.create({ data: newTreatment({}) })
    const dose = database.prisma.dose.create({
      data: { treatmentId, animalId, day: at, outcome: 'given', at, createdAt: at, ...data },
    })
    await expect(dose).rejects.toThrow(constraint)
  })

  test.each<[string, object, object]>([
    ['stocks_bag_ml_of_bags', { bagMl: 500 }, {}],
    ['stocks_bag_ml_of_bags', { unit: 'bag' }, {}],
    ['stocks_bag_ml_range', { unit: 'bag', bagMl: 5_001 }, {}],
    ['stocks_warning_days_range', { warningDays: 0 }, {}],
    ['stock_changes_amount_range', {}, { amount: 10_001 }],
    ['stock_changes_renewal_adds', {}, { amount: 0 }],
  ])('%s %o %o', async (constraint, terms, change) => {
    const changes = { kind: 'renewed' as const, amount: 1, at, createdAt: at, animalId, ...change }
    const stock = database.prisma.stock.create({
      data: {
        courseId: crypto.randomUUID(),
        animalId,
        unit: 'dose',
        startedAt: at,
        startedOn: at,
        ...terms,
        changes: { create: changes },
      },
    })
    await expect(stock).rejects.toThrow(constraint)
  })

  test.each<[string, object]>([
    ['animals_name_not_empty', { name: ' ' }],
    ['animals_species_not_empty', { species: '' }],
    ['animals_age_not_negative', { age: -1, ageAsOf: at }],
    ['animals_died_on_of_one_in_memory', { diedOn: at }],
    ['animals_one_age', { age: 3, ageAsOf: at, birthDate: at }],
    ['animals_age_as_of_a_day', { age: 3 }],
    ['animals_age_as_of_a_day', { ageAsOf: at }],
  ])('%s %o', async (constraint, data) => {
    await expect(database.prisma.animal.create({ data: newAnimal(data) })).rejects.toThrow(
      constraint,
    )
  })

  test('an address that is not in lower case', async () => {
    await expect(database.prisma.user.create({ data: newUser('Max@example.org') })).rejects.toThrow(
      'users_email_lower_case',
    )
  })

  test.each([299, 25_001])('a weight of %i g', async (grams) => {
    await expect(
      database.prisma.weight.create({ data: { animalId, grams, date: at, createdAt: at } }),
    ).rejects.toThrow('weights_range')
  })

  test('a link whose end is its start, or with a negative count of openings', async () => {
    const link = {
      animalId,
      hash: randomUUID(),
      sealedToken: '',
      createdAt: at,
      expiresAt: new Date(at.getTime() + 1),
    }
    await expect(
      database.prisma.shareLink.create({ data: { ...link, expiresAt: at } }),
    ).rejects.toThrow('share_links_expire_later')
    await expect(
      database.prisma.shareLink.create({ data: { ...link, accessCount: -1 } }),
    ).rejects.toThrow('share_links_count_not_negative')
  })

  test.each<[string, object]>([
    ['share_links_for_whom_length', { forWhom: '' }],
    ['share_links_for_whom_length', { forWhom: 'x'.repeat(101) }],
    ['share_links_scopes_known', { scopes: ['notes', 'owner'] }],
    ['share_links_wrong_codes_range', { wrongCodes: 6 }],
    ['share_links_all_wrong_codes_range', { allWrongCodes: 51 }],
  ])('%s: a link of %o', async (constraint, wrong) => {
    const link = {
      animalId,
      hash: randomUUID(),
      sealedToken: '',
      createdAt: at,
      expiresAt: new Date(at.getTime() + 1),
    }
    await expect(database.prisma.shareLink.create({ data: { ...link, ...wrong } })).rejects.toThrow(
      constraint,
    )
  })

  test.each<[string, object]>([
    ['users_google_email_lower_case', { googleSubject: 'x', googleEmail: 'Max@example.org' }],
    ['users_google_email_of_a_link', { googleEmail: 'max@example.org' }],
    ['users_pending_email_lower_case', { pendingEmail: '', pendingUntil: at }],
    ['users_pending_email_is_another', { pendingEmail: 'lea@example.org', pendingUntil: at }],
    ['users_pending_email_ends', { pendingEmail: 'max@example.org' }],
  ])('%s %o', async (constraint, data) => {
    await expect(database.prisma.user.update({ where: { id: userId }, data })).rejects.toThrow(
      constraint,
    )
  })

  test('a replaced address that is not in lower case, or whose restoration period ends before it begins', async () => {
    const former = {
      userId,
      email: 'max@example.org',
      replacedAt: at,
      expiresAt: new Date(at.getTime() + 1),
    }
    await expect(
      database.prisma.formerEmail.create({ data: { ...former, email: 'Max@example.org' } }),
    ).rejects.toThrow('former_emails_email_lower_case')
    await expect(
      database.prisma.formerEmail.create({ data: { ...former, expiresAt: at } }),
    ).rejects.toThrow('former_emails_expire_later')
  })
})

test('the ends of every range are accepted', async () => {
  const least = {
    waterMl: 0,
    appetite: 1,
    vomiting: 0,
    urination: 0,
    lethargy: 1,
    weightGrams: 300,
    note: '',
  }
  const most = {
    waterMl: 2000,
    appetite: 5,
    vomiting: 20,
    urination: 20,
    lethargy: 5,
    weightGrams: 25_000,
    note: 'é'.repeat(280),
  }
  for (const [day, data] of [
    ['2026-03-02', least],
    ['2026-03-03', most],
  ] as const)
    expect(await database.prisma.measurement.create({ data: onDay(day, data) })).toMatchObject(data)
})

test('a cat has one entry a day', async () => {
  await database.prisma.measurement.create({ data: onDay('2026-03-12') })
  await expect(
    database.prisma.measurement.create({ data: onDay('2026-03-12') }),
  ).rejects.toMatchObject({ code: 'P2002' })
})

test.each([[{}], [[]], [Array.from({ length: 41 }, () => ({}))]])(
  'a result without values is none: %o',
  async (values) => {
    await expect(
      database.prisma.labResult.create({
        data: { animalId, day: at, values: values as LabValue[], createdAt: at, updatedAt: at },
      }),
    ).rejects.toThrow('lab_results_with_values')
  },
)

test.each<[constraint: string, data: object]>([
  ['vet_proposals_vet_name_length', { vetName: '' }],
  ['vet_proposals_practice_length', { practice: 'x'.repeat(101) }],
  ['vet_proposals_text_length', { text: 'x'.repeat(1001) }],
  ['vet_proposals_accepted_known', { accepted: ['age'], decidedOn: at }],
  ['vet_proposals_accepted_decided', { accepted: ['weight'] }],
])('%s', async (constraint, data) => {
  await expect(
    database.prisma.vetProposal.create({
      data: { animalId, vetName: 'Dr Martin', numbers: [], createdAt: at, ...data },
    }),
  ).rejects.toThrow(constraint)
})
