import { execute, parse } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMailToken } from '../auth/mailTokens'
import { schema } from '../execution/schema'
import { createContext } from '../graphql/context'
import { createTestApp, type TestApp } from '../testing/testApp'

// The context of a request contains only whether the user has a password, so that no log or
// response can leak a hash.

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const profile = { firstName: 'Ada', lastName: 'Martin', password: 'correct horse' }

test.each<[string, string, (email: string) => object | Promise<object>]>([
  ['a session that is read', 'query { viewer { email } }', () => ({})],
  [
    'register',
    'mutation ($input: RegisterInput!) { register(input: $input) { accessToken } }',
    () => ({ ...profile, email: 'new@example.org' }),
  ],
  [
    'login',
    'mutation ($input: LoginInput!) { login(input: $input) { accessToken } }',
    (email) => ({ email, password: profile.password }),
  ],
  [
    'updateViewer',
    'mutation ($input: UpdateViewerInput!) { updateViewer(input: $input) { viewer { email } } }',
    () => ({ firstName: 'Léa' }),
  ],
  [
    'verifyEmail',
    'mutation ($input: VerifyEmailInput!) { verifyEmail(input: $input) { emailChanged } }',
    async (email) => ({ token: await proofOf(email) }),
  ],
])('the context contains no hash of a password: %s', async (_, text, inputOf) => {
  const { email, accessToken } = await app.register()
  const contextValue = await createContext(app.services, {
    authorization: `Bearer ${accessToken}`,
    network: '127.0.0.1',
    requestId: 'x',
  })
  const { errors } = await execute({
    schema,
    document: parse(text),
    variableValues: { input: await inputOf(email) },
    contextValue,
  })
  expect(errors).toBeUndefined()
  expect(contextValue.viewer?.user).toMatchObject({ hasPassword: true })
  expect(JSON.stringify(contextValue.viewer)).not.toContain('$argon2')
})

async function proofOf(email: string): Promise<string> {
  const { prisma } = app.services
  const user = await prisma.user.findUniqueOrThrow({ where: { email } })
  return await prisma.$transaction((tx) =>
    createMailToken(tx, { user, purpose: 'verify', now: app.clock.now }),
  )
}
