import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorCodeOf } from '../testing/circle'
import { createOwner } from '../testing/owner'
import { createTestApp, type TestApp } from '../testing/testApp'

let app: TestApp
beforeAll(async () => void (app = await createTestApp({ RATE_LIMITS: 'on' })))
afterAll(() => app.close())

test('an address gets five mails an hour, invitations of several owners included', async () => {
  const inviters = await Promise.all(
    [1, 2].map(async () => {
      const owner = await createOwner(app)
      return { owner, animalUuid: await owner.addCat() }
    }),
  )
  await app.services.prisma.user.updateMany({ data: { emailVerifiedAt: app.clock.now } })
  const inviteTo = (email: string) =>
    Promise.all(
      inviters.map(async ({ owner, animalUuid }) =>
        errorCodeOf(
          await owner.mutate('inviteToCircle', { animalUuid, role: 'carer', email }, 'link'),
        ),
      ),
    )
  const invitedAddress = 'friend@example.org'
  const codes = [
    await inviteTo(invitedAddress),
    await inviteTo(invitedAddress),
    await inviteTo(` ${invitedAddress}`),
  ].flat()
  expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(1)
  expect(codes.filter((code) => code === undefined)).toHaveLength(5)
  expect(await inviteTo('another@example.org')).toEqual([undefined, undefined])
  // The mails of their own account are counted apart.
  await app.services.limits.check('mail', invitedAddress)
})
