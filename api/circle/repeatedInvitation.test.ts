import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorCodeOf } from '../testing/circle'
import { createOwner, type TestOwner } from '../testing/owner'
import { createTestApp, type TestApp } from '../testing/testApp'

// A browser repeats a request whose response was lost, by itself or after another tap.

let app: TestApp
let owner: TestOwner
beforeAll(async () => {
  app = await createTestApp()
  owner = await createOwner(app)
  await app.services.prisma.user.updateMany({ data: { emailVerifiedAt: app.clock.now } })
})
afterAll(() => app.close())

async function invite(who: TestOwner, input: object): Promise<{ uuid: string; token?: string }> {
  const { data } = await who.mutate(
    'inviteToCircle',
    { role: 'carer', ...input },
    'link invitation { uuid }',
  )
  const { link, invitation } = data.inviteToCircle
  return { uuid: invitation.uuid, token: link?.split('/').at(-1) }
}

test('a repeated invitation is one, and its newest link works', async () => {
  const animalUuid = await owner.addCat()
  const uuid = randomUUID()
  const input = { animalUuid, uuid }
  const all = await Promise.all([1, 2, 3].map(() => invite(owner, input)))
  const last = await invite(owner, input)
  expect([...all, last].map((one) => one.uuid)).toEqual([uuid, uuid, uuid, uuid])
  expect(await app.services.prisma.invitation.count({ where: { animalId: animalUuid } })).toBe(1)
  const friend = await createOwner(app)
  const accept = (token: string) => friend.mutate('acceptInvitation', { token }, 'animal { role }')
  expect(errorCodeOf(await accept(all[0]!.token!))).toBe('NOT_FOUND')
  expect((await accept(last.token!)).data.acceptInvitation.animal.role).toBe('carer')
})

test('a repeated invitation by mail is sent once', async () => {
  const input = { animalUuid: await owner.addCat(), uuid: randomUUID(), email: 'lea@example.org' }
  const [first, second] = [await invite(owner, input), await invite(owner, input)]
  expect([second, first.token]).toEqual([first, undefined])
  const mails = await app.services.prisma.mail.findMany({ where: { recipient: input.email } })
  expect(mails.map(({ invitationId }) => invitationId)).toEqual([input.uuid])
})

test('an id of another cat’s invitation is not used twice', async () => {
  const other = await createOwner(app)
  const uuid = randomUUID()
  await invite(owner, { animalUuid: await owner.addCat(), uuid })
  const animalUuid = await other.addCat()
  const derived = await invite(other, { animalUuid, uuid })
  expect(derived.uuid).not.toBe(uuid)
  expect(await invite(other, { animalUuid, uuid })).toMatchObject({ uuid: derived.uuid })
})
