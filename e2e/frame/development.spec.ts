import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { freePort } from '../../api/testing/servers/freePort'
import { expect, test } from '../support/fixtures'
import { newTestUser, register } from '../support/owner'

const root = fileURLToPath(new URL('../..', import.meta.url))

test.describe('npm run dev', () => {
  let server: ChildProcess
  let url: string
  const dataDir = mkdtempSync(join(tmpdir(), 'nephrochat-dev-'))

  test.beforeAll(async () => {
    const [port, apiPort] = [String(await freePort()), String(await freePort())]
    url = `http://localhost:${port}`
    const env = {
      PATH: process.env.PATH,
      HOST: 'localhost',
      PORT: port,
      API_PORT: apiPort,
      DATA_DIR: dataDir,
    }
    server = spawn(process.execPath, ['scripts/serve/dev.js'], { cwd: root, env, stdio: 'ignore' })
    for (let tries = 0; tries < 1_000; tries += 1) {
      if ((await fetch(`${url}/api/health`).catch(() => null))?.ok) return
      await wait(100)
    }
    throw new Error('npm run dev does not respond')
  })

  test.afterAll(async () => {
    const ended = once(server, 'exit')
    server.kill()
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  })

  test('the internal test pages show the retries, and send a photo', async ({ browser }) => {
    const page = await browser.newPage({ baseURL: url })
    await register(page, newTestUser())
    const results = page.getByRole('log')

    await page.goto('/test-403')
    await expect(
      page.getByRole('heading', { name: 'Test de redirection 403 avec Refresh Token' }),
    ).toBeVisible()
    await page.getByRole('button', { name: '/api/test-403', exact: true }).click()
    await expect(results).toContainText('/api/test-403\u00a0: 403, puis 403')
    await page.getByRole('button', { name: '/api/test-403-expired' }).click()
    await expect(results).toContainText('/api/test-403-expired\u00a0: 403, puis 403')
    await page.getByRole('button', { name: '/api/test-403-forbidden' }).click()
    await expect(results.getByRole('listitem').nth(2)).toHaveText(
      '/api/test-403-forbidden\u00a0: 403',
    )

    await page.goto('/test-401')
    await expect(page.getByRole('heading', { name: 'Test des erreurs 401' })).toBeVisible()
    await page.getByRole('button', { name: 'Appeler avec un jeton refusé' }).click()
    await expect(results).toHaveText('/api/users/me\u00a0: 401, puis 200')

    await page.goto('/upload-test')
    await expect(page.getByRole('heading', { name: /^Test d.Upload d.Images$/ })).toBeVisible()
    const buffer = await sharp({
      create: { width: 40, height: 30, channels: 3, background: 'orange' },
    })
      .jpeg()
      .toBuffer()
    await page
      .getByLabel('Image')
      .setInputFiles({ name: 'chat.jpg', mimeType: 'image/jpeg', buffer })
    await expect(results).toContainText(/photos\/[^/]+\.webp$/)
  })
})

test('a production build contains none of the internal test pages', async ({ request }) => {
  const files = ['dist/web/assets', 'dist/api'].flatMap((folder) =>
    readdirSync(join(root, folder), { encoding: 'utf8', recursive: true }).map((file) =>
      join(root, folder, file),
    ),
  )
  const built = files
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(file, 'utf8'))
  expect(built.length).toBeGreaterThan(10)
  for (const mark of ['upload-test', 'test-403', 'test-401', 'Test de redirection 403'])
    expect(built.filter((code) => code.includes(mark))).toEqual([])
  expect((await request.get('/api/test-403')).status()).toBe(404)
})
