import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createCareCalls, dailyPlan, semintra, today } from '../testing/calls/careCalls'
import { createOwner, type TestOwner } from '../testing/owner'
import { createTestApp, type TestApp } from '../testing/testApp'

let app: TestApp
let owner: TestOwner
let cat: string

/** 9:00 in Paris. */
const start = new Date('2025-03-16T08:00:00Z')
const onDay = (day: string, time = '09:00') =>
  void (app.clock.now = new Date(`${day}T${time}:00+01:00`))

beforeAll(async () => {
  app = await createTestApp()
  app.clock.now = start
  owner = await createOwner(app)
})
beforeEach(async () => {
  app.clock.now = start
  cat = await owner.addCat()
})
afterAll(() => app.close())

const { mutate, add, change, note, read, dosesOf, watchesOf } = createCareCalls(() => ({
  owner,
  cat,
}))

describe('treatments (product/care 1)', () => {
  test('is added once for each cat, and is returned again by a closed record (ADR 5)', async () => {
    const uuid = crypto.randomUUID()
    const other = { uuid, animalUuid: await owner.addCat() }
    expect((await add({ uuid })).uuid).toBe(uuid)
    const added = await add(other)
    expect(added.uuid).not.toBe(uuid)
    await owner.mutate('rememberAnimal', { uuid: other.animalUuid }, 'animal { uuid }')
    expect(await add(other)).toEqual(added)
    const refused = { code: 'VALIDATION', message: expect.stringContaining('refermé') }
    const another = { ...semintra, animalUuid: other.animalUuid }
    expect(await mutate('addTreatment', another, 'treatment { uuid }')).toMatchObject(refused)
  })

  test('is added once, even if another user sends it again', async () => {
    const uuid = crypto.randomUUID()
    const added = await add({ uuid, note: ' ', withMeal: 'yes' })
    expect(added).toEqual({
      ...semintra,
      uuid,
      course: uuid,
      plan: { ...dailyPlan, weekdays: [], shortestHours: null },
      withMeal: 'yes',
      lastDay: null,
      addedOn: today,
      note: null,
      stopReason: null,
      mustNotMiss: false,
    })
    expect(await add({ uuid, name: 'Autre' })).toEqual(added)
    expect((await read('treatments { name }')).treatments).toEqual([{ name: 'Semintra' }])
    expect(
      await mutate(
        'addTreatment',
        { ...semintra, plan: { kind: 'days', everyDays: 40, times: ['08:00'] } },
        'treatment { uuid }',
      ),
    ).toMatchObject({
      code: 'VALIDATION',
      fields: { 'plan.everyDays': 'Le rythme va de 1 à 30 jours' },
    })
  })

  test('a retry corrects the values of a lost try, until the treatment is in use', async () => {
    const uuid = crypto.randomUUID()
    const added = await add({ uuid, note: 'Le soir', unit: null })
    const corrected = { ...semintra, uuid, isCorrection: true, amount: 2, firstDay: '2025-03-11' }
    const expected = { ...added, amount: 2, unit: 'ml', firstDay: '2025-03-11', note: null }
    expect([await add(corrected), await add({ uuid })]).toEqual([expected, expected])
    await note(uuid)
    const refused = { code: 'VALIDATION', fields: { name: expect.stringContaining('déjà ajouté') } }
    const correct = () => mutate('addTreatment', corrected, 'treatment { uuid }')
    expect(await correct()).toMatchObject(refused)
    corrected.uuid = (await add({ uuid: crypto.randomUUID() })).uuid
    onDay('2025-03-17')
    expect(await correct()).toMatchObject(refused)
  })

  test('a treatment of today is corrected in place; later a new dose requires its first day', async () => {
    const { uuid } = await add()
    expect((await change(uuid, { amount: 3, name: 'Semintra 4 mg/mL' })).treatment).toMatchObject({
      uuid,
      amount: 3,
      name: 'Semintra 4 mg/mL',
      firstDay: '2025-03-10',
    })
    onDay('2025-03-17')
    expect(await change(uuid, { amount: 2 })).toMatchObject({
      code: 'VALIDATION',
      fields: { from: 'Indiquez à partir de quel jour' },
    })
    expect((await change(uuid, { note: 'Au frigo', amount: 3 })).treatment).toMatchObject({
      uuid,
      note: 'Au frigo',
      amount: 3,
    })
    expect((await read('treatments { uuid }')).treatments).toHaveLength(1)
  })

  test('the day on which it was added is the account’s, whose clock the admin moves', async () => {
    const { prisma, env } = app.services
    const admin = await createOwner(app)
    const ofAdmin = { owner: admin, cat: await admin.addCat() }
    const calls = createCareCalls(() => ofAdmin)
    const { id: userId } = await prisma.user.update({
      where: { email: admin.email },
      data: { emailVerifiedAt: start },
    })
    env.adminEmail = admin.email
    await prisma.timeOverride.create({ data: { userId, at: new Date('2025-04-20T12:00:00Z') } })
    const { uuid } = await calls.add()
    expect((await calls.change(uuid, { amount: 3 })).treatment).toMatchObject({ uuid, amount: 3 })
    await prisma.timeOverride.delete({ where: { userId } })
    expect(await calls.change(uuid, { amount: 4 })).toMatchObject({ code: 'VALIDATION' })
    env.adminEmail = null
  })

  test('a change ends it the day before and begins a successor; a name applies to the whole course', async () => {
    const { uuid } = await add({ lastDay: '2025-06-30' })
    onDay('2025-03-19')
    const { treatment } = await change(uuid, {
      amount: 1.5,
      name: 'Semintra 4',
      from: '2025-03-19',
    })
    expect(treatment).toMatchObject({
      course: uuid,
      amount: 1.5,
      firstDay: '2025-03-19',
      lastDay: '2025-06-30',
      addedOn: today,
    })
    expect(treatment.uuid).not.toBe(uuid)
    expect((await read('treatments { uuid name amount lastDay }')).treatments).toEqual([
      { uuid, name: 'Semintra 4', amount: 2.5, lastDay: '2025-03-18' },
      { uuid: treatment.uuid, name: 'Semintra 4', amount: 1.5, lastDay: '2025-06-30' },
    ])
    expect(await change(uuid, { amount: 4, from: '2025-03-19' })).toMatchObject({
      code: 'VALIDATION',
    })
    expect(await change(treatment.uuid, { amount: 4, from: '2025-03-18' })).toMatchObject({
      fields: { from: 'Un changement commence aujourd’hui ou plus tard' },
    })
    expect(await change(treatment.uuid, { amount: 4, from: '2025-07-01' })).toMatchObject({
      fields: { from: 'Ce traitement est fini avant ce jour' },
    })
    expect(
      (await change(treatment.uuid, { amount: 4, from: '2025-03-19' })).treatment,
    ).toMatchObject({ uuid: treatment.uuid, amount: 4 })
  })

  test('a change that is sent again, also on a later day, returns its successor', async () => {
    const { uuid } = await add({ lastDay: '2025-06-30' })
    const changed = { amount: 1.5, note: 'Le soir', from: '2025-03-17' }
    const first = await change(uuid, changed)
    onDay('2025-03-18')
    expect(await change(uuid, changed)).toEqual(first)
    expect((await read('treatments { uuid }')).treatments).toHaveLength(2)
    expect(await change(uuid, { ...changed, amount: 2 })).toMatchObject({ code: 'VALIDATION' })
    await owner.mutate('rememberAnimal', { uuid: cat }, 'animal { uuid }')
    expect(await change(uuid, changed)).toEqual(first)
  })

  test('a successor of today does not require this morning’s dose again', async () => {
    onDay('2025-03-12')
    const { uuid } = await add()
    onDay('2025-03-19')
    await note(uuid, { day: '2025-03-19' })
    const { treatment } = await change(uuid, {
      plan: { ...dailyPlan, times: ['08:00', '20:00'] },
      from: '2025-03-19',
    })
    expect((await read('careToday { planned noted }')).careToday).toEqual({ planned: 2, noted: 1 })
    expect(await note(treatment.uuid, { day: '2025-03-19' })).toMatchObject({
      code: 'ALREADY_GIVEN',
    })
  })

  test('keeps its doses if it is stopped in the past', async () => {
    const { uuid } = await add()
    await note(uuid, { day: '2025-03-15' })
    const stop = (lastDay: string) =>
      mutate(
        'stopTreatment',
        { uuid, lastDay, reason: 'Avis du vétérinaire' },
        'treatment { lastDay stopReason }',
      )
    expect((await stop('2025-03-12')).treatment).toEqual({
      lastDay: '2025-03-12',
      stopReason: 'Avis du vétérinaire',
    })
    expect(await dosesOf()).toEqual(['2025-03-15 08:00 given'])
    expect((await read('careToday { planned }')).careToday).toBeNull()
    expect(await stop('2025-03-09')).toMatchObject({
      fields: { lastDay: 'La date de fin est avant la date de début' },
    })
  })
})

describe('watches and today (product/care 4)', () => {
  test('two missed doses raise a watch, which the vet reads too', async () => {
    onDay('2025-03-10')
    const { uuid } = await add({ firstDay: '2025-03-01' })
    expect(await watchesOf()).toEqual([])
    onDay('2025-03-13')
    expect(await watchesOf()).toEqual(['doses-missed info'])
    expect(await change(uuid, { mustNotMiss: true })).toMatchObject({
      treatment: { uuid, mustNotMiss: true, firstDay: '2025-03-01' },
    })
    expect(await watchesOf()).toEqual(['doses-missed amber'])
    const { token } = (
      await owner.mutate('createShareLink', { animalUuid: cat }, 'shareLink { token }')
    ).data.createShareLink.shareLink
    const { data } = await app.graphql(
      `{ sharedAnimal(token: "${token}") { watches(includeHidden: true) { rule } treatments { name } } }`,
    )
    expect(data.sharedAnimal).toEqual({
      watches: [{ rule: 'doses-missed' }],
      treatments: [{ name: 'Semintra' }],
    })
    await note(uuid, { day: '2025-03-12', outcome: 'skipped' })
    expect(await watchesOf()).toEqual([])
  })

  test('an interval of thirty days is looked up far enough back', async () => {
    onDay('2025-03-01')
    const { uuid } = await add({ firstDay: '2025-03-01', plan: { ...dailyPlan, everyDays: 30 } })
    await note(uuid, { day: '2025-03-01' })
    // The planned days are 31 March and 30 April.
    onDay('2025-05-05')
    expect(await watchesOf()).toEqual(['doses-missed info'])
    onDay('2025-03-31')
    expect(await watchesOf()).toEqual([])
  })

  test('careToday is null if nothing is planned', async () => {
    await add({ plan: { kind: 'needed' } })
    await add({ firstDay: '2025-03-17' })
    expect((await read('careToday { planned }')).careToday).toBeNull()
    await add({ plan: { kind: 'weekdays', weekdays: [7], times: ['20:00', '08:00'] } })
    expect((await read('careToday { planned noted }')).careToday).toEqual({ planned: 2, noted: 0 })
  })

  test('fluidDays reach as far back as a dose can be noted', async () => {
    onDay('2025-03-09')
    const { uuid } = await add({
      kind: 'fluids',
      name: 'NaCl',
      plan: { kind: 'needed' },
      firstDay: '2025-03-09',
    })
    await note(uuid, { day: '2025-03-09', time: null })
    await note((await add()).uuid, { day: '2025-03-09' })
    expect((await read('receivesFluids')).receivesFluids).toBe(true)
    onDay('2025-03-16')
    await note(uuid, { time: null, outcome: 'skipped' })
    expect((await read('fluidDays')).fluidDays).toEqual(['2025-03-09'])
    await note(uuid, { time: null, amountMl: 100 })
    expect((await read('fluidDays')).fluidDays.toSorted()).toEqual(['2025-03-09', '2025-03-16'])
  })

  test('a closed record refuses new treatments and later doses', async () => {
    const { uuid } = await add()
    await owner.mutate('rememberAnimal', { uuid: cat }, 'animal { uuid }')
    expect(await mutate('addTreatment', semintra, 'treatment { uuid }')).toMatchObject({
      code: 'VALIDATION',
    })
    expect(await change(uuid, { amount: 4, from: '2025-03-17' })).toMatchObject({
      code: 'VALIDATION',
      message: expect.stringContaining('refermé'),
    })
    onDay(today, '10:00')
    expect(await note(uuid)).toMatchObject({ code: 'VALIDATION' })
    expect((await read('careToday { planned }')).careToday).toBeNull()
  })

  test('deleting the cat deletes all of its care', async () => {
    await note((await add()).uuid)
    await owner.mutate('deleteAnimal', { uuid: cat }, 'deletedId')
    const { prisma } = app.services
    expect(
      await Promise.all([
        prisma.treatment.count({ where: { animalId: cat } }),
        prisma.dose.count({ where: { animalId: cat } }),
      ]),
    ).toEqual([0, 0])
  })
})
