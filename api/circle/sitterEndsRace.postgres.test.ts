import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { endOfLastDay } from '../auth/sitterEnds'
import { createInviter } from '../testing/circle'
import { createOwner, type TestOwner } from '../testing/owner'
import { createTestApp, type TestApp } from '../testing/testApp'
import { countWaitingStatements } from '../testing/waitingStatements'

// A sitter's last day ends by the owner's time zone (product/circle 1.3), also if it changes
// meanwhile.

const lastDay = '2026-03-12'

let app: TestApp
let owner: TestOwner
let sitter: TestOwner
let cat: string
const { invite, accept, join } = createInviter(() => ({ owner, cat }))
beforeAll(async () => {
  app = await createTestApp()
  app.clock.now = new Date('2026-03-10T09:00:00Z')
})
beforeEach(async () => {
  ;[owner, sitter] = await Promise.all([createOwner(app), createOwner(app)])
  cat = await owner.addCat()
})
afterAll(() => app.close())

const moveTo = (timeZone: string) =>
  owner.mutate('updateViewer', { timeZone }, 'viewer { timeZone }')

/** Begins `moves`, in their order, and then `write`, while the owner's row is locked. */
async function moveLate(moves: string[], write?: () => Promise<unknown>): Promise<void> {
  await app.database.connection(async (lock) => {
    await lock.run('BEGIN')
    await lock.rows('SELECT 1 FROM users WHERE email = $1 FOR NO KEY UPDATE', [owner.email])
    const moving: Promise<unknown>[] = []
    for (const [index, timeZone] of moves.entries()) {
      moving.push(moveTo(timeZone))
      await expect.poll(() => countWaitingStatements(app), { timeout: 15_000 }).toBe(index + 1)
    }
    const writing = write?.()
    if (writing)
      await expect
        .poll(() => countWaitingStatements(app), { timeout: 15_000 })
        .toBe(moves.length + 1)
    await lock.run('COMMIT')
    await Promise.all([...moving, writing])
  })
}

async function expectEndIn(timeZone: string): Promise<void> {
  const { prisma } = app.services
  const { user, members } = await prisma.animal.findUniqueOrThrow({
    where: { id: cat },
    select: { user: { select: { timeZone: true } }, members: { select: { endsAt: true } } },
  })
  expect([user.timeZone, members]).toEqual([
    timeZone,
    [{ endsAt: endOfLastDay(lastDay, timeZone) }],
  ])
}

test('a sitter who accepts while the owner’s zone changes has access until its last day ends there', async () => {
  // The trigger of a user's first membership locks the owner.
  await join(sitter)
  cat = await owner.addCat()
  const token = await invite({ role: 'sitter', lastDay })
  await moveLate(['Pacific/Auckland'], async () =>
    expect((await accept(sitter, token)).errors).toBeUndefined(),
  )
  await expectEndIn('Pacific/Auckland')
})

test('of two changes of the time zone the later one determines the end', async () => {
  await join(sitter, { role: 'sitter', lastDay })
  await moveLate(['Pacific/Auckland', 'Europe/Paris'])
  await expectEndIn('Europe/Paris')
})

test('a change of the time zone does not wait for a cat, whose writer may wait for the owner', async () => {
  await invite({ role: 'sitter', lastDay })
  const { errors } = await app.database.connection(async (sharing) => {
    await sharing.run('BEGIN')
    await sharing.rows('SELECT 1 FROM animals WHERE id = $1 FOR NO KEY UPDATE', [cat])
    const moving = moveTo('Pacific/Auckland')
    await Promise.race([
      moving,
      expect.poll(() => countWaitingStatements(app), { timeout: 15_000 }).toBe(1),
    ])
    await sharing.rows('SELECT 1 FROM users WHERE email = $1 FOR UPDATE', [owner.email])
    await sharing.run('COMMIT')
    return await moving
  })
  expect(errors).toBeUndefined()
})
