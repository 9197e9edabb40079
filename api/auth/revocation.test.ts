import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOwnedRows, type OwnedRows, password } from '../testing/household'
import { joinCircles } from '../testing/joinCircles'
import { createSecondApp, createTestApp, type TestApp } from '../testing/testApp'

// A session that one process ends is refused at the next request by another process that has just
// accepted it.

let app: TestApp
let other: TestApp
beforeAll(async () => {
  app = await createTestApp()
  other = await createSecondApp(app)
})
afterAll(async () => {
  await other.close()
  await app.close()
})

const send = (process: TestApp, method: string, path: string, token?: string, body?: object) =>
  fetch(process.url + path, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  }).then(({ status }) => status)

/** A way to read data, which ends in `app` and is then used in `other`. */
interface Access {
  use(owner: OwnedRows, helper: OwnedRows): Promise<number>
  end(owner: OwnedRows, helper: OwnedRows): Promise<unknown>
  refused: number
}

const accesses: [string, Access][] = [
  [
    'a session',
    {
      use: ({ accessToken }) => send(other, 'GET', '/api/animals', accessToken),
      end: ({ refreshToken }) => send(app, 'POST', '/api/auth/logout', undefined, { refreshToken }),
      refused: 401,
    },
  ],
  [
    'every session of an account',
    {
      use: ({ accessToken }) => send(other, 'GET', '/api/animals', accessToken),
      end: ({ accessToken }) => send(app, 'POST', '/api/auth/logout-all', accessToken),
      refused: 401,
    },
  ],
  [
    'an account',
    {
      use: ({ accessToken }) => send(other, 'GET', '/api/animals', accessToken),
      end: ({ accessToken }) => send(app, 'DELETE', '/api/users/me', accessToken, { password }),
      refused: 401,
    },
  ],
  [
    'a tool’s token',
    {
      use: ({ tools }) => send(other, 'GET', '/api/animals', tools.reading),
      end: ({ accessToken, tools }) =>
        app.graphql(
          'mutation ($input: RevokePersonalAccessTokenInput!) { ' +
            'revokePersonalAccessToken(input: $input) { viewer { id } } }',
          { input: { uuid: tools.id } },
          accessToken,
        ),
      refused: 401,
    },
  ],
  [
    'a link',
    {
      use: ({ shareLink }) => send(other, 'GET', `/api/shared/${shareLink.token}`),
      end: ({ accessToken, shareLink }) =>
        send(app, 'DELETE', `/api/share/${shareLink.id}`, accessToken),
      refused: 404,
    },
  ],
  [
    'a membership of a circle',
    {
      use: ({ cat }, helper) => send(other, 'GET', `/api/animals/${cat}`, helper.accessToken),
      end: ({ cat, accessToken, member }) =>
        send(app, 'DELETE', `/api/animals/${cat}/circle/members/${member}`, accessToken),
      refused: 404,
    },
  ],
]

test.each(accesses)(
  '%s that ended in one process is refused by another',
  async (_, { use, end, refused }) => {
    const [owner, helper, ...others] = (await createOwnedRows(app, 5)) as [
      OwnedRows,
      OwnedRows,
      ...OwnedRows[],
    ]
    await joinCircles(app, [owner], [helper, ...others])
    expect(await use(owner, helper)).toBe(200)
    await end(owner, helper)
    expect(await use(owner, helper)).toBe(refused)
  },
)
