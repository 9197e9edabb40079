import { expect, test } from './fixtures'
import { Household } from './household'

// Decisions, Sharing: an unknown, expired or revoked link is 404 as a page too, with the same body.
test('the page of a link is 404 from the moment that it is revoked, as that of an unknown one is @both', async ({ request }) => {
  const household = await Household.register(request)
  const { id, token } = await household.post<{ id: string; token: string }>(`/api/animals/${await household.addCat('Mina')}/share`)
  const read = async (path: string) => {
    const response = await request.get(path)
    const { 'cache-control': cache, 'referrer-policy': referrer, 'x-robots-tag': robots } = response.headers()
    expect([cache, referrer, robots]).toEqual(['no-store', 'no-referrer', 'noindex'])
    return { status: response.status(), body: await response.text() }
  }
  const { status, body } = await read(`/shared/${token}`)
  expect(status).toBe(200)
  expect(await household.get(`/api/share/${id}`)).toMatchObject({ accessCount: 0, isRevoked: false })
  await household.remove(`/api/share/${id}`)
  for (const path of [token, 'unknown', '%00', 'x'.repeat(5_000), `${token}/`]) expect(await read(`/shared/${path}`)).toEqual({ status: 404, body })
})
