import { createMailer } from '../base/mail/mailer'
import { sendDueMails } from '../jobs/dueMails'
import { createGoogleBrowser } from './googleBrowser'
import type { MailedApp } from './mailedApp'

export const minuteMs = 60_000
export const dayMs = 24 * 60 * minuteMs

export const currentPassword = 'correct horse'
export const refused = { status: 400, body: { code: 'INVALID_TOKEN' } }
export const taken = { status: 409, body: { code: 'EMAIL_TAKEN' } }

/** Returns the calls of a change of the address. */
export function createEmailCalls(at: () => MailedApp) {
  const later = (ms: number) =>
    void (at().app.clock.now = new Date(at().app.clock.now.getTime() + ms))

  async function mails() {
    await sendDueMails(at().app.services, createMailer(at().app.services.env))
    return at().server.mails.splice(0)
  }
  const mailTo = async (email: string) => (await mails()).findLast(({ to }) => to === email)
  /** Sends a request without a session, unless one is given. */
  const verify = (token: string | undefined, session?: string) =>
    at().call('POST /api/auth/verify-email', { token: session, body: { token } })
  const verifyAs = async (accessToken: string, token: string | undefined) => {
    const document =
      'mutation ($input: VerifyEmailInput!) { verifyEmail(input: $input) { ' +
      'emailChanged needsPassword viewer { email emailChangeNeeds } } }'
    return (await at().app.graphql(document, { input: { token } }, accessToken)).data.verifyEmail
  }
  const restore = (token: string | undefined) =>
    at().call('POST /api/auth/restore-email', { body: { token } })
  const login = async (email: string, password = currentPassword) =>
    (await at().call('POST /api/auth/login', { body: { email, password } })).body

  /** Creates an account with a proven address, and a session of it. */
  async function person() {
    const { email, accessToken } = await at().app.register()
    await verify((await mailTo(email))!.token, accessToken)
    const other = email.replace('person', 'another')
    const me = async (token = accessToken) => (await at().call('GET /api/users/me', { token })).body
    const ask = (body: object = {}, token = accessToken) =>
      at().call('PATCH /api/users/me', { token, body: { email: other, currentPassword, ...body } })
    const requestedToken = async (body: object = {}) => {
      const wanted = (await ask(body)).body.pendingEmail
      return (await mailTo(wanted))!.token!
    }
    return { email, other, accessToken, me, ask, asked: requestedToken }
  }

  /** Signs in with Google as the given account. */
  async function withGoogle(email: string): Promise<string> {
    at().provider.accounts.set(email, {
      email,
      email_verified: true,
      given_name: 'Léa',
      family_name: 'Martin',
    })
    const { searchParams } = await createGoogleBrowser(at().app).signIn(email)
    const { refreshToken } = JSON.parse(atob(searchParams.get('auth')!))
    return (await at().call('POST /api/auth/refresh', { body: { refreshToken } })).body.accessToken
  }

  return { mails, mailTo, verify, verifyAs, restore, login, person, withGoogle, later }
}
