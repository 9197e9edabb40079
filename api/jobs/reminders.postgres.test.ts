import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clockTime } from '#shared/base/time'
import { proposedChoice } from '#shared/reminder/reminderChoice'
import { createOwner } from '../testing/owner'
import { freePort } from '../testing/servers/freePort'
import { type PushService, startPushService } from '../testing/servers/pushService'
import { createTestApp, type TestApp } from '../testing/testApp'

// Tests ADR 22 with two processes on one database, which are killed while they send.

let setupApp: TestApp
let service: PushService
const started: ChildProcess[] = []

beforeAll(async () => {
  setupApp = await createTestApp({ PRIVATE_PUSH: 'on' })
  service = await startPushService()
})
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL')
  await service.close()
  await setupApp.close()
})

async function start(): Promise<ChildProcess> {
  const [{ name } = { name: '' }] = await setupApp.database.connection((connection) =>
    connection.rows<{ name: string }>('SELECT current_database() AS name'),
  )
  const databaseUrl = Object.assign(new URL(process.env['TEST_DATABASE_URL']!), {
    pathname: `/${name}`,
  }).href
  const port = await freePort()
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    HOST: '127.0.0.1',
    DATABASE_URL: databaseUrl,
    PRIVATE_PUSH: 'on',
    JWT_SECRET: setupApp.services.env.jwtSecret!,
  }
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', fileURLToPath(new URL('../server.ts', import.meta.url))],
    { env, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  started.push(child)
  await expect
    .poll(
      () =>
        fetch(`http://127.0.0.1:${port}/api/health?ready`).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 60_000 },
    )
    .toBe(200)
  return child
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

test('a push of two killed processes is sent once more, with its tag, when the lease ends', async () => {
  const { prisma } = setupApp.services
  const owner = await createOwner(setupApp)
  const browser = service.browser()
  await owner.mutate('addPushDevice', browser.subscription, 'viewer { uuid }')
  service.respond = () => undefined
  const cat = await owner.addCat({ name: 'Minette' })
  const chosen = {
    ...proposedChoice,
    questionsAt: clockTime(new Date(), 'Europe/Paris'),
    quietFrom: '00:00',
    quietUntil: '00:00',
  }
  // The jobs run 1 s after the start, and then only every 15 s.
  await owner.mutate('setReminders', { animalUuid: cat, ...chosen }, 'animal { uuid }')
  const processes = await Promise.all([start(), start()])
  await expect.poll(() => browser.received.length, { timeout: 40_000 }).toBe(1)
  await Promise.all(processes.map(kill))

  // New processes start: the claimed push waits for its lease, and no second reminder is raised.
  service.respond = (response) => void response.writeHead(201).end()
  await prisma.reminderChoice.updateMany({ data: { lookAt: new Date() } })
  await Promise.all([start(), start()])
  await expect
    .poll(() => prisma.reminderChoice.count({ where: { lookAt: { gt: new Date() } } }), {
      timeout: 40_000,
    })
    .toBe(1)
  expect([
    browser.received.length,
    await prisma.reminder.count(),
    await prisma.push.count(),
  ]).toEqual([1, 1, 1])
  await prisma.push.updateMany({ data: { dueAt: new Date() } })
  await expect.poll(() => prisma.push.count(), { timeout: 20_000 }).toBe(0)
  expect(browser.received).toHaveLength(2)
  expect(new Set(browser.received.map(({ message }) => message.tag)).size).toBe(1)
}, 240_000)
