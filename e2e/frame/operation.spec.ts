import { expect, test } from '../support/fixtures'
import { newTestUser } from '../support/owner'

test('one port serves the app, the graph and REST @both', async ({ page, request }) => {
  await page.goto('/login')
  await expect(page.getByLabel('Mot de passe').first()).toBeVisible()
  expect(await (await request.get('/api/health')).json()).toMatchObject({
    status: 'ok',
    database: 'ok',
  })
  const graph = await request.post('/graphql', { data: { query: '{ viewer { email } }' } })
  expect(await graph.json()).toEqual({ data: { viewer: null } })
})

test('a page has every security header, and its code those that apply to it', async ({
  request,
}) => {
  const page = await request.get('/login')
  const [script = ''] = /\/assets\/[\w-]+\.js/.exec(await page.text()) ?? []
  const code = await request.get(script)
  expect(code.status()).toBe(200)
  for (const response of [page, code])
    expect(response.headers()).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
  for (const name of ['content-security-policy', 'permissions-policy', 'x-frame-options']) {
    expect(page.headers()).toHaveProperty(name)
    expect(code.headers()).not.toHaveProperty(name)
  }
})

test('the headers of a page name a script of its document, which can load before it is parsed', async ({
  request,
}) => {
  const page = await request.get('/login')
  const [, script] = /^<(\/assets\/[\w-]+\.js)>; rel=modulepreload$/.exec(
    page.headers()['link'] ?? '',
  )!
  expect(await page.text()).toContain(`<script type="module" crossorigin src="${script}">`)
})

test('an account survives a restart, and the program ends with 0 @both', async ({
  request,
  installation,
}) => {
  const owner = newTestUser()
  expect((await request.post('/api/auth/register', { data: owner })).status()).toBe(201)
  expect(await installation.stop()).toBe(0)
  await installation.start()
  const { email, password } = owner
  expect((await request.post('/api/auth/login', { data: { email, password } })).status()).toBe(200)
})

test('a visitor can read the landing page before any code has loaded', async ({
  page,
  request,
}) => {
  await page.goto('/')
  const title = (await page.getByRole('heading', { level: 1 }).textContent())!
  for (const path of ['/', '/onboarding-intro'])
    expect(await (await request.get(path)).text()).toContain(`<h1>${title}</h1>`)
  expect(await (await request.get('/login')).text()).not.toContain('<h1>')
})
