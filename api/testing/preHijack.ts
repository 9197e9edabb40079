import { expect } from 'vitest'
import { createMailer } from '../base/mail/mailer'
import { sendDueMails } from '../jobs/dueMails'
import { createGoogleBrowser } from './googleBrowser'
import type { MailedApp } from './mailedApp'
import type { ProviderAccount } from './oidcProvider'

export interface TestSession {
  accessToken: string
  refreshToken: string
}
export const attackerPassword = 'the attacker’s own'
export const victimPassword = 'known to the victim alone'
export const refused = { status: 400, body: { code: 'INVALID_TOKEN' } }

/** Returns the calls of an attacker and of a victim. */
export function createHijackCalls(at: () => MailedApp) {
  async function register(email: string, password: string): Promise<TestSession> {
    const { status, body } = await at().call('POST /api/auth/register', {
      body: { email, password, firstName: 'Ada', lastName: 'Martin' },
    })
    expect(status).toBe(201)
    return body
  }
  const login = (email: string, password: string) =>
    at().call('POST /api/auth/login', { body: { email, password, rememberMe: true } })
  const me = (token: string) => at().call('GET /api/users/me', { token })
  const verify = (token: string) => at().call('POST /api/auth/verify-email', { body: { token } })

  async function comeFromGoogle(
    account: ProviderAccount & { email: string },
    name = account.email,
  ): Promise<URL> {
    at().provider.accounts.set(name, { given_name: 'Léa', family_name: 'Martin', ...account })
    return await createGoogleBrowser(at().app).signIn(name)
  }

  async function withGoogle(email: string): Promise<TestSession> {
    const { searchParams } = await comeFromGoogle({ email, email_verified: true })
    const { refreshToken } = JSON.parse(atob(searchParams.get('auth')!))
    return (await at().call('POST /api/auth/refresh', { body: { refreshToken } })).body
  }

  async function mailed(email: string): Promise<string | undefined> {
    await sendDueMails(at().app.services, createMailer(at().app.services.env))
    const tokens = at()
      .server.mails.filter(({ to }) => to === email)
      .map(({ token }) => token)
    at().server.mails.length = 0
    return tokens.at(-1)
  }

  async function resetByMail(email: string, password: string): Promise<void> {
    await mailed(email)
    await at().call('POST /api/auth/forgot-password', { body: { email } })
    expect(
      (
        await at().call('POST /api/auth/reset-password', {
          body: { token: await mailed(email), password },
        })
      ).status,
    ).toBe(204)
  }

  async function expectOut(...sessions: TestSession[]): Promise<void> {
    for (const { accessToken, refreshToken } of sessions) {
      expect((await me(accessToken)).status).toBe(401)
      expect((await at().call('POST /api/auth/refresh', { body: { refreshToken } })).status).toBe(
        401,
      )
    }
  }

  const confirm = async (token: string, session?: string) =>
    (
      await at().app.graphql(
        'mutation ($input: VerifyEmailInput!) { verifyEmail(input: $input) { emailChanged needsPassword resetToken } }',
        { input: { token } },
        session,
      )
    ).data.verifyEmail

  return {
    register,
    login,
    me,
    verify,
    comeFromGoogle,
    withGoogle,
    mailed,
    resetByMail,
    expectOut,
    confirm,
  }
}
