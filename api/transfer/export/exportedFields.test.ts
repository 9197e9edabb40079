import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY_MS } from '#shared/base/duration'
import { downloadExport } from '../../testing/downloadExport'
import { minutesAfter } from '../../testing/instants'
import { createOwner, type TestOwner } from '../../testing/owner'
import { createTestApp, type TestApp } from '../../testing/testApp'

let app: TestApp
let firstOwner: TestOwner

const start = new Date('2025-03-16T08:00:00Z')

beforeAll(async () => {
  app = await createTestApp()
  app.clock.now = start
  firstOwner = await createOwner(app)
})
afterAll(() => app.close())

const download = () => downloadExport(app, firstOwner, '')

test('the JSON lists sessions without their tokens, and the Google account', async () => {
  const { prisma } = app.services
  const { id } = await prisma.user.findUniqueOrThrow({ where: { email: firstOwner.email } })
  const linkedAt = new Date(start.getTime() - DAY_MS)
  await prisma.user.update({
    where: { id },
    data: { googleSubject: '1093', googleLinkedAt: linkedAt },
  })
  const login = async (rememberMe: boolean) =>
    (
      await app.graphql(
        'mutation ($input: LoginInput!) { login(input: $input) { refreshToken } }',
        { input: { email: firstOwner.email, password: 'correct horse', rememberMe } },
      )
    ).data.login
  const minutesLater = minutesAfter(start)
  app.clock.now = minutesLater(1)
  const { refreshToken } = await login(false)
  app.clock.now = minutesLater(5)
  await app.graphql('mutation ($input: RefreshInput!) { refresh(input: $input) { accessToken } }', {
    input: { refreshToken },
  })
  app.clock.now = minutesLater(2)
  const ended = await login(true)
  app.clock.now = minutesLater(3)
  await app.graphql('mutation ($input: LogoutInput!) { logout(input: $input) { ok } }', {
    input: { refreshToken: ended.refreshToken },
  })
  const { text } = await download()
  const { user } = JSON.parse(text)
  app.clock.now = start
  expect(user.google).toEqual({ subject: '1093', email: null, linkedAt: linkedAt.toISOString() })
  expect(user.sessions).toMatchObject([
    {
      openedAt: minutesLater(2).toISOString(),
      lastUsedAt: minutesLater(2).toISOString(),
      rememberMe: true,
      endedAt: minutesLater(3).toISOString(),
    },
    {
      openedAt: minutesLater(1).toISOString(),
      lastUsedAt: minutesLater(5).toISOString(),
      rememberMe: false,
      endedAt: null,
    },
    {
      openedAt: start.toISOString(),
      lastUsedAt: start.toISOString(),
      rememberMe: true,
      endedAt: null,
    },
  ])
  const hashes = await prisma.refreshToken.findMany({
    where: { family: { userId: id } },
    select: { hash: true, familyId: true },
  })
  for (const { hash, familyId } of hashes)
    expect([text.includes(hash), text.includes(familyId)]).toEqual([false, false])
})

test('the numbers of the table are the observed ones', async () => {
  const owner = await createOwner(app)
  const answers = {
    quickHydrationValue: 'less',
    waterMl: 184,
    subcutaneousPerfusion: 'yes',
    urination: 5,
    urinationBallSize: 'small',
    urinationSigns: { straining: true },
  }
  await owner.save(await owner.addCat({ name: 'Mina', weight: '4.2' }), answers)
  const response = await fetch(`${app.url}/api/users/me/export?table=measurements`, {
    headers: { authorization: `Bearer ${await owner.token()}` },
  })
  expect((await response.text()).split('\r\n')[1]).toBe(
    "Mina;16/03/2025;09:00;moins que d'habitude;147;oui;;;;;;3;oui;non;non;Petites boules;;;;4,2;Ada",
  )
})

test('both formats have all fields of treatments and doses', async () => {
  const owner = await createOwner(app)
  const animalUuid = await owner.addCat({ name: 'Mina' })
  const plan = { kind: 'weekdays', weekdays: [1, 4], times: ['20:00', '08:00'] }
  const treatment = {
    animalUuid,
    kind: 'fluids',
    name: '=Ringer',
    amount: 2,
    unit: 'sachet',
    plan,
    firstDay: '2025-03-10',
    withMeal: 'no',
  }
  const { uuid } = (await owner.mutate('addTreatment', treatment, 'treatment { uuid }')).data
    .addTreatment.treatment
  const dose = {
    animalUuid,
    treatmentUuid: uuid,
    day: '2025-03-16',
    time: '08:00',
    outcome: 'given',
    amountMl: 100,
    site: 'left',
    note: 'Calme',
  }
  await owner.mutate('noteDose', dose, 'dose { uuid }')
  await owner.mutate('noteDose', { ...dose, confirmed: true }, 'dose { uuid }')
  const read = async (format: string) => {
    const response = await fetch(`${app.url}/api/users/me/export${format}`, {
      headers: { authorization: `Bearer ${await owner.token()}` },
    })
    return await response.text()
  }
  expect((await read('?table=treatments')).split('\r\n')[1]).toBe(
    "Mina;'=Ringer;Perfusion;2\u00a0sachets;lundi et jeudi à 08:00 et 20:00;hors des repas;10/03/2025;;;;non",
  )
  expect((await read('?table=doses')).split('\r\n')[1]).toBe(
    "Mina;'=Ringer;16/03/2025;08:00;Donné;09:00;100;Flanc gauche;;Calme;Ada",
  )
  const { treatments, doses, watches } = JSON.parse(await read('')).animals[0]
  expect(treatments).toMatchObject([
    {
      id: uuid,
      courseId: uuid,
      addedOn: '2025-03-16',
      firstDay: '2025-03-10',
      lastDay: null,
      plan: { weekdays: [1, 4] },
    },
  ])
  expect(doses).toHaveLength(2)
  expect(doses[0]).toMatchObject({ treatmentId: uuid, day: '2025-03-16', amountMl: 100, by: 'Ada' })
  expect(watches).toMatchObject([{ rule: 'dose-doubled' }])
})
