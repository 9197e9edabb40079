import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS } from '#shared/base/duration'
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

describe('doses (product/care 2)', () => {
  test('a repeated request is one dose; a second dose of the planned time requires confirmation, with author and hour', async () => {
    const { uuid: treatment } = await add()
    const uuid = crypto.randomUUID()
    const first = await note(treatment, { uuid, at: '2025-03-16T07:12:00Z' })
    expect(first.dose).toMatchObject({ uuid, outcome: 'given', by: 'Ada' })
    expect(await note(treatment, { uuid })).toEqual(first)
    app.clock.now = new Date('2025-03-25T08:00:00Z')
    expect(await note(treatment, { uuid })).toEqual(first)
    app.clock.now = start
    expect(await note(treatment)).toMatchObject({
      code: 'ALREADY_GIVEN',
      message: 'Déjà donné à 08:12 par Ada. Noter une deuxième prise\u202f?',
    })
    expect(await watchesOf()).toEqual([])
    expect((await note(treatment, { confirmed: true })).dose.outcome).toBe('given')
    expect(await dosesOf()).toHaveLength(2)
    expect(await watchesOf()).toEqual(['dose-doubled red'])
  })

  test('a planned dose that is noted twice six days later is reported for 48 hours', async () => {
    const { uuid } = await add()
    const { uuid: ended } = await add({ lastDay: '2025-03-11' })
    for (const treatmentUuid of [uuid, ended]) {
      await note(treatmentUuid, { day: '2025-03-10' })
      await note(treatmentUuid, { day: '2025-03-10', confirmed: true })
    }
    onDay('2025-03-18')
    const { watches } = await read('watches { rule reasons { label } }')
    const again = { label: 'Semintra, 08:00\u00a0: donné' }
    expect(watches).toEqual([{ rule: 'dose-doubled', reasons: [again, again] }])
    onDay('2025-03-18', '09:01')
    expect(await watchesOf()).toEqual([])
  })

  test('of two concurrent requests, one requires confirmation', async () => {
    const { uuid } = await add()
    const results = await Promise.all([note(uuid), note(uuid)])
    expect(results.filter(({ code }) => code === 'ALREADY_GIVEN')).toHaveLength(1)
    expect(await dosesOf()).toHaveLength(1)
  })

  test('a dose as needed within the shortest interval requires confirmation', async () => {
    const { uuid } = await add({ plan: { kind: 'needed', shortestHours: 8 } })
    await note(uuid, { time: null, at: '2025-03-16T07:12:00Z' })
    expect((await note(uuid, { time: null })).message).toBe(
      'Déjà donné à 08:12 par Ada. Intervalle le plus court\u00a0: 8 h. Noter une deuxième prise\u202f?',
    )
    expect(await note(uuid, { time: '09:00' })).toMatchObject({ code: 'ALREADY_GIVEN' })
    onDay(today, '16:12')
    expect((await note(uuid, { time: null })).dose.time).toBeNull()
    expect(await watchesOf()).toEqual([])
  })

  test('the shortest interval holds after the end of the treatment', async () => {
    const { uuid } = await add({ plan: { kind: 'needed', shortestHours: 8 } })
    await mutate('stopTreatment', { uuid, lastDay: today }, 'treatment { lastDay }')
    onDay('2025-03-17')
    await note(uuid, { day: '2025-03-17', time: null })
    const again = { day: '2025-03-17', time: null }
    expect(await note(uuid, again)).toMatchObject({ code: 'ALREADY_GIVEN' })
    await note(uuid, { ...again, confirmed: true })
    expect(await watchesOf()).toEqual(['dose-doubled red'])
  })

  test('an interval of two weeks also requires it while a change is planned', async () => {
    onDay('2025-03-01', '12:00')
    const { uuid } = await add({
      plan: { kind: 'needed', shortestHours: 336 },
      firstDay: '2025-03-01',
    })
    await note(uuid, { day: '2025-03-01', time: null })
    onDay('2025-03-14', '13:00')
    await change(uuid, { plan: dailyPlan, from: '2025-03-20' })
    expect(await note(uuid, { day: '2025-03-14', time: null })).toMatchObject({
      code: 'ALREADY_GIVEN',
    })
  })

  test.each([
    [{ day: '2025-03-17' }, { day: 'Le jour ne peut pas être dans le futur' }],
    [{ day: '2025-03-08' }, { day: 'Une dose se note jusqu’à 7 jours après' }],
    [
      { day: '2025-03-08', at: '2025-03-08T07:00:00Z' },
      { day: 'Une dose se note jusqu’à 7 jours après' },
    ],
    [
      { day: '2025-03-08', writtenAt: '2025-03-17T07:00:00Z' },
      { day: 'Une dose se note jusqu’à 7 jours après' },
    ],
    [
      { day: '2025-02-06', writtenAt: '2025-02-07T08:00:00Z' },
      { day: 'Une dose se note jusqu’à 7 jours après' },
    ],
    [{ at: '2025-03-16T08:06:00Z' }, { at: 'La date ne peut pas être dans le futur' }],
    [{ amountMl: 501 }, { amountMl: 'Le volume va de 1 à 500 mL' }],
  ])('%o', async (overrides, errors) => {
    const { uuid } = await add()
    expect(await note(uuid, overrides)).toMatchObject({ code: 'VALIDATION', fields: errors })
  })

  test('the clock of a device may be 5 minutes ahead', async () => {
    const { uuid } = await add()
    onDay(today, '23:54')
    expect(await note(uuid, { day: '2025-03-17' })).toMatchObject({ code: 'VALIDATION' })
    onDay(today, '23:56')
    expect((await note(uuid, { day: '2025-03-17' })).dose).toMatchObject({ outcome: 'given' })
  })

  test('may wait on a device: the days back are counted from the owner’s day on which it was noted', async () => {
    const { uuid } = await add({ firstDay: '2025-02-01' })
    // It is 00:30 of 11 March in Paris.
    const late = { day: '2025-03-04', writtenAt: '2025-03-10T23:30:00.000Z' }
    expect((await note(uuid, late)).dose.day).toBe(late.day)
    expect(await note(uuid, { ...late, day: '2025-03-03' })).toMatchObject({ code: 'VALIDATION' })
    const oldest = { day: '2025-02-07', writtenAt: '2025-02-14T08:00:00Z' }
    expect((await note(uuid, oldest)).dose.day).toBe(oldest.day)
  })

  test('are listed in pages, newest first, within a period', async () => {
    const { uuid } = await add()
    for (const day of ['2025-03-16', '2025-03-15', '2025-03-14', '2025-03-13'])
      await note(uuid, { day, at: `${day}T07:00:00Z`, outcome: 'skipped', reason: 'refused' })
    const page = async (args: string) =>
      (await read(`doses(${args}) { edges { node { day } } pageInfo { hasNextPage endCursor } }`))
        .doses
    const first = await page('first: 2')
    expect([
      first.edges.map((edge: { node: { day: string } }) => edge.node.day),
      first.pageInfo.hasNextPage,
    ]).toEqual([['2025-03-16', '2025-03-15'], true])
    const second = await page(`first: 2, after: "${first.pageInfo.endCursor}"`)
    expect([
      second.edges.map((edge: { node: { day: string } }) => edge.node.day),
      second.pageInfo.hasNextPage,
    ]).toEqual([['2025-03-14', '2025-03-13'], false])
    expect(await dosesOf('(from: "2025-03-14", to: "2025-03-15")')).toEqual([
      '2025-03-15 08:00 skipped',
      '2025-03-14 08:00 skipped',
    ])
  })

  test('is undone', async () => {
    const { uuid } = await add()
    const { dose } = await note(uuid)
    expect(
      await mutate('undoDose', { uuid: dose.uuid }, 'animal { careToday { planned noted } }'),
    ).toEqual({ animal: { careToday: { planned: 1, noted: 0 } } })
    expect(await mutate('undoDose', { uuid: dose.uuid }, 'animal { uuid }')).toMatchObject({
      code: 'NOT_FOUND',
    })
    expect(await note(uuid, { uuid: dose.uuid, confirmed: true })).toMatchObject({
      code: 'NOT_FOUND',
      message: 'Cette prise a été annulée',
    })
    expect(await dosesOf()).toEqual([])
  })

  test('is undone before it arrives: a later request with its id is refused', async () => {
    const { uuid: treatment } = await add()
    const uuid = crypto.randomUUID()
    const undo = () =>
      mutate('undoDose', { uuid, acceptUnknown: true }, 'animal { careToday { noted } }')
    expect(await undo()).toEqual({ animal: { careToday: { noted: 0 } } })
    expect(await undo()).toEqual({ animal: { careToday: { noted: 0 } } })
    expect(await note(treatment, { uuid })).toMatchObject({ code: 'NOT_FOUND' })
    const mark = await app.services.prisma.measurementAlias.findFirstOrThrow({
      where: { alias: uuid },
    })
    expect(mark.expiresAt).toEqual(new Date(app.clock.now.getTime() + 30 * DAY_MS))
    expect(
      await mutate('undoDose', { uuid: 'x', acceptUnknown: true }, 'animal { uuid }'),
    ).toMatchObject({ code: 'VALIDATION' })
  })

  test('is absent after concurrent noting and undoing, in either order', async () => {
    const { uuid: treatment } = await add()
    for (let round = 0; round < 10; round += 1) {
      const uuid = crypto.randomUUID()
      await Promise.all([
        note(treatment, { uuid, confirmed: true }),
        mutate('undoDose', { uuid, acceptUnknown: true }, 'animal { uuid }'),
      ])
    }
    expect(await dosesOf()).toEqual([])
  })

  test('another owner’s id neither leaks nor doubles, and each owner can undo their dose', async () => {
    const otherOwner = await createOwner(app)
    const otherCat = await otherOwner.addCat()
    const uuid = crypto.randomUUID()
    const treatmentOf = (name: string, input: object) =>
      otherOwner.mutate(name, { animalUuid: otherCat, ...input }, 'treatment { uuid }')
    const { data } = await treatmentOf('addTreatment', semintra)
    await otherOwner.mutate(
      'noteDose',
      {
        animalUuid: otherCat,
        treatmentUuid: data.addTreatment.treatment.uuid,
        uuid,
        day: today,
        time: '08:00',
        outcome: 'given',
      },
      'dose { uuid }',
    )
    const { uuid: treatment } = await add()
    const first = await note(treatment, { uuid })
    expect(first.dose.uuid).not.toBe(uuid)
    expect(await note(treatment, { uuid })).toEqual(first)
    await mutate('undoDose', { uuid }, 'animal { uuid }')
    expect(await note(treatment, { uuid })).toMatchObject({ code: 'NOT_FOUND' })
    expect(
      (
        await otherOwner.graphql(
          'query ($id: ID!) { animal(uuid: $id) { doses { edges { node { uuid } } } } }',
          { id: otherCat },
        )
      ).data.animal.doses.edges,
    ).toHaveLength(1)
  })
})
