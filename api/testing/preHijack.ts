import { expect } from 'vitest'
import { createMailer } from '../base/mail/mailer'
import { sendDueMails } from '../jobs/dueMails'
import { createGoogleBrowser } from './googleBrowser'
import type { MailedApp } from './mailedApp'
import type { ProviderAccount } from './servers/oidcProvider'

export interface TestSession {
  accessToken: string
  refreshToken: string
}
export const attackerPassword = 'the attacker’s own'
export const victimPassword = 'known to the victim alone'

/** Returns the calls of an attacker and of a victim. */
export function createHijackCalls(context: () => MailedApp) {
  async function register(email: string, password: string): Promise<TestSession> {
    const { status, body } = await context().call('POST /api/auth/register', {
      body: { email, password, firstName: 'Ada', lastName: 'Martin' },
    })
    expect(status).toBe(201)
    return body
  }
  const login = (email: string, password: string) =>
    context().call('POST /api/auth/login', { body: { email, password, rememberMe: true } })
  const me = (token: string) => context().call('GET /api/users/me', { token })
  const verify = (token: string) =>
    context().call('POST /api/auth/verify-email', { body: { token } })

  async function returnFromGoogle(
    account: ProviderAccount & { email: string },
    name = account.email,
  ): Promise<URL> {
    context().provider.accounts.set(name, { given_name: 'Léa', family_name: 'Martin', ...account })
    return await createGoogleBrowser(context().app).signIn(name)
  }

  async function signInByGoogle(email: string): Promise<TestSession> {
    const { searchParams } = await returnFromGoogle({ email, email_verified: true })
    const { refreshToken } = JSON.parse(atob(searchParams.get('auth')!))
    return (await context().call('POST /api/auth/refresh', { body: { refreshToken } })).body
  }

  async function mailedToken(email: string): Promise<string | undefined> {
    await sendDueMails(context().app.services, createMailer(context().app.services.env))
    const tokens = context()
      .server.mails.filter(({ to }) => to === email)
      .map(({ token }) => token)
    context().server.mails.length = 0
    return tokens.at(-1)
  }

  async function resetByMail(email: string, password: string): Promise<void> {
    await mailedToken(email)
    await context().call('POST /api/auth/forgot-password', { body: { email } })
    expect(
      (
        await context().call('POST /api/auth/reset-password', {
          body: { token: await mailedToken(email), password },
        })
      ).status,
    ).toBe(204)
  }

  async function expectSignedOut(...sessions: TestSession[]): Promise<void> {
    for (const { accessToken, refreshToken } of sessions) {
      expect((await me(accessToken)).status).toBe(401)
      expect(
        (await context().call('POST /api/auth/refresh', { body: { refreshToken } })).status,
      ).toBe(401)
    }
  }

  const confirm = async (token: string, session?: string) =>
    (
      await context().app.graphql(
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
    returnFromGoogle,
    signInByGoogle,
    mailedToken,
    resetByMail,
    expectSignedOut,
    confirm,
  }
}
