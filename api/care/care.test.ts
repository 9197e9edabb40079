import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createOwner, type Owner } from '../testing/owner'
import { createTestApp, type TestApp } from '../testing/testApp'

let app: TestApp
let ada: Owner
let cat: string

/** 9:00 in Paris. */
const start = new Date('2025-03-16T08:00:00Z')
const today = '2025-03-16'
const onDay = (day: string, time = '09:00') =>
  void (app.clock.now = new Date(`${day}T${time}:00+01:00`))

beforeAll(async () => {
  app = await createTestApp()
  app.clock.now = start
  ada = await createOwner(app)
})
beforeEach(async () => {
  app.clock.now = start
  cat = await ada.addCat()
})
afterAll(() => app.close())

const daily = { kind: 'days', everyDays: 1, times: ['08:00'] }
const semintra = {
  kind: 'medicine',
  name: 'Semintra',
  amount: 2.5,
  unit: 'ml',
  plan: daily,
  firstDay: '2025-03-10',
}
const fields =
  'uuid course kind name amount unit plan { kind everyDays weekdays times shortestHours } withMeal firstDay lastDay addedOn note stopReason'

async function mutate(name: string, input: object, selection: string) {
  const { data, errors } = await ada.mutate(name, { animalUuid: cat, ...input }, selection)
  return errors
    ? {
        code: errors[0]!.extensions.code,
        fields: errors[0]!.extensions.fields,
        message: errors[0]!.message,
      }
    : data[name]
}
const add = async (more: object = {}) =>
  (await mutate('addTreatment', { ...semintra, ...more }, `treatment { ${fields} }`)).treatment
const change = (uuid: string, more: object) =>
  mutate('changeTreatment', { uuid, ...more }, `treatment { ${fields} }`)
const note = (treatmentUuid: string, more: object = {}) =>
  mutate(
    'noteDose',
    { treatmentUuid, day: today, time: '08:00', outcome: 'given', ...more },
    'dose { uuid day time outcome at amountMl site reason note by }',
  )
const read = async (selection: string) =>
  (await ada.ask(`query ($id: ID!) { animal(uuid: $id) { ${selection} } }`, { id: cat })).data
    .animal
const dosesOf = async (args = '') =>
  (await read(`doses${args} { edges { node { day time outcome } } }`)).doses.edges.map(
    ({ node }: { node: { day: string; time: string; outcome: string } }) =>
      `${node.day} ${node.time} ${node.outcome}`,
  )
const watchesOf = async () =>
  (await read('watches(includeHidden: true) { rule level }')).watches
    .map(({ rule, level }: { rule: string; level: string }) => `${rule} ${level}`)
    .filter((text: string) => text.startsWith('dose'))

describe('treatments (product/care 1)', () => {
  test('is added once, even if another user sends it again', async () => {
    const uuid = crypto.randomUUID()
    const added = await add({ uuid, note: ' ', withMeal: 'yes' })
    expect(added).toEqual({
      ...semintra,
      uuid,
      course: uuid,
      plan: { ...daily, weekdays: [], shortestHours: null },
      withMeal: 'yes',
      lastDay: null,
      addedOn: today,
      note: null,
      stopReason: null,
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

  test('a successor of today does not require this morning’s dose again', async () => {
    onDay('2025-03-12')
    const { uuid } = await add()
    onDay('2025-03-19')
    await note(uuid, { day: '2025-03-19' })
    const { treatment } = await change(uuid, {
      plan: { ...daily, times: ['08:00', '20:00'] },
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

describe('doses (product/care 2)', () => {
  test('a repeated request is one dose; a second dose of the planned time requires confirmation, with author and hour', async () => {
    const { uuid: treatment } = await add()
    const uuid = crypto.randomUUID()
    const first = await note(treatment, { uuid, at: '2025-03-16T07:12:00Z' })
    expect(first.dose).toMatchObject({ uuid, outcome: 'given', by: 'Ada' })
    expect(await note(treatment, { uuid })).toEqual(first)
    expect(await note(treatment)).toMatchObject({
      code: 'ALREADY_GIVEN',
      message: 'Déjà donné à 08:12 par Ada. Noter une deuxième prise\u202f?',
    })
    expect(await watchesOf()).toEqual([])
    expect((await note(treatment, { confirmed: true })).dose.outcome).toBe('given')
    expect(await dosesOf()).toHaveLength(2)
    expect(await watchesOf()).toEqual(['dose-doubled red'])
  })

  test('of two concurrent requests, one requires confirmation', async () => {
    const { uuid } = await add()
    const answers = await Promise.all([note(uuid), note(uuid)])
    expect(answers.filter(({ code }) => code === 'ALREADY_GIVEN')).toHaveLength(1)
    expect(await dosesOf()).toHaveLength(1)
  })

  test('a dose as needed within the shortest interval requires confirmation', async () => {
    const { uuid } = await add({ plan: { kind: 'needed', shortestHours: 8 } })
    await note(uuid, { time: null, at: '2025-03-16T07:12:00Z' })
    expect((await note(uuid, { time: null })).message).toBe(
      'Déjà donné à 08:12 par Ada. Intervalle le plus court\u00a0: 8 h. Noter une deuxième prise\u202f?',
    )
    onDay(today, '16:12')
    expect((await note(uuid, { time: null })).dose.time).toBeNull()
    expect(await watchesOf()).toEqual([])
  })

  test.each([
    [{ day: '2025-03-17' }, { day: 'Le jour ne peut pas être dans le futur' }],
    [{ day: '2025-03-08' }, { day: 'Une dose se note jusqu’à 7 jours après' }],
    [{ at: '2025-03-16T08:06:00Z' }, { at: 'La date ne peut pas être dans le futur' }],
    [{ amountMl: 501 }, { amountMl: 'Le volume va de 1 à 500 mL' }],
  ])('%o', async (said, errors) => {
    const { uuid } = await add()
    expect(await note(uuid, said)).toMatchObject({ code: 'VALIDATION', fields: errors })
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
    const undo = () => mutate('undoDose', { uuid, ahead: true }, 'animal { careToday { noted } }')
    expect(await undo()).toEqual({ animal: { careToday: { noted: 0 } } })
    expect(await undo()).toEqual({ animal: { careToday: { noted: 0 } } })
    expect(await note(treatment, { uuid })).toMatchObject({ code: 'NOT_FOUND' })
    const mark = await app.services.prisma.measurementAlias.findFirstOrThrow({
      where: { alias: uuid },
    })
    expect(mark.expiresAt).toEqual(new Date(app.clock.now.getTime() + 30 * 86_400_000))
    expect(await mutate('undoDose', { uuid: 'x', ahead: true }, 'animal { uuid }')).toMatchObject({
      code: 'VALIDATION',
    })
  })

  test('is absent after concurrent noting and undoing, in either order', async () => {
    const { uuid: treatment } = await add()
    for (let round = 0; round < 10; round += 1) {
      const uuid = crypto.randomUUID()
      await Promise.all([
        note(treatment, { uuid, confirmed: true }),
        mutate('undoDose', { uuid, ahead: true }, 'animal { uuid }'),
      ])
    }
    expect(await dosesOf()).toEqual([])
  })

  test('another owner’s id neither leaks nor doubles, and each owner can undo their dose', async () => {
    const bob = await createOwner(app)
    const his = await bob.addCat()
    const uuid = crypto.randomUUID()
    const treatmentOf = (name: string, input: object) =>
      bob.mutate(name, { animalUuid: his, ...input }, 'treatment { uuid }')
    const { data } = await treatmentOf('addTreatment', semintra)
    await bob.mutate(
      'noteDose',
      {
        animalUuid: his,
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
        await bob.ask(
          'query ($id: ID!) { animal(uuid: $id) { doses { edges { node { uuid } } } } }',
          { id: his },
        )
      ).data.animal.doses.edges,
    ).toHaveLength(1)
  })
})

describe('watches and today (product/care 4)', () => {
  test('two missed doses raise a watch, which the vet reads too', async () => {
    onDay('2025-03-10')
    const { uuid } = await add({ firstDay: '2025-03-01' })
    expect(await watchesOf()).toEqual([])
    onDay('2025-03-13')
    expect(await watchesOf()).toEqual(['doses-missed amber'])
    const { token } = (
      await ada.mutate('createShareLink', { animalUuid: cat }, 'shareLink { token }')
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
    const { uuid } = await add({ firstDay: '2025-03-01', plan: { ...daily, everyDays: 30 } })
    await note(uuid, { day: '2025-03-01' })
    // The planned days are 31 March and 30 April.
    onDay('2025-05-05')
    expect(await watchesOf()).toEqual(['doses-missed amber'])
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
    onDay('2025-03-16')
    await note(uuid, { time: null, outcome: 'skipped' })
    expect((await read('fluidDays')).fluidDays).toEqual(['2025-03-09'])
    await note(uuid, { time: null, amountMl: 100 })
    expect((await read('fluidDays')).fluidDays.toSorted()).toEqual(['2025-03-09', '2025-03-16'])
  })

  test('a closed record refuses new treatments and later doses', async () => {
    const { uuid } = await add()
    await ada.mutate('rememberAnimal', { uuid: cat }, 'animal { uuid }')
    expect(await mutate('addTreatment', semintra, 'treatment { uuid }')).toMatchObject({
      code: 'VALIDATION',
    })
    onDay(today, '10:00')
    expect(await note(uuid)).toMatchObject({ code: 'VALIDATION' })
    expect((await read('careToday { planned }')).careToday).toBeNull()
  })

  test('deleting the cat deletes all of its care', async () => {
    await note((await add()).uuid)
    await ada.mutate('deleteAnimal', { uuid: cat }, 'deletedId')
    const { prisma } = app.services
    expect(
      await Promise.all([
        prisma.treatment.count({ where: { animalId: cat } }),
        prisma.dose.count({ where: { animalId: cat } }),
      ]),
    ).toEqual([0, 0])
  })
})
