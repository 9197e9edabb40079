import { createMailer } from '../base/mail/mailer'
import { sendDueMails } from '../jobs/dueMails'
import { createGoogleBrowser } from './googleBrowser'
import type { MailedApp } from './mailedApp'

export const currentPassword = 'correct horse'
export const invalidTokenResponse = { status: 400, body: { code: 'INVALID_TOKEN' } }
export const emailTakenResponse = { status: 409, body: { code: 'EMAIL_TAKEN' } }

/** Returns the calls of a change of the address. */
export function createEmailCalls(context: () => MailedApp) {
  async function mails() {
    await sendDueMails(context().app.services, createMailer(context().app.services.env))
    return context().server.mails.splice(0)
  }
  const mailTo = async (email: string) => (await mails()).findLast(({ to }) => to === email)
  /** Sends a request without a session, unless one is given. */
  const verify = (token: string | undefined, session?: string) =>
    context().call('POST /api/auth/verify-email', { token: session, body: { token } })
  const verifyAs = async (accessToken: string, token: string | undefined) => {
    const document =
      'mutation ($input: VerifyEmailInput!) { verifyEmail(input: $input) { ' +
      'emailChanged needsPassword viewer { email emailChangeNeeds } } }'
    return (await context().app.graphql(document, { input: { token } }, accessToken)).data
      .verifyEmail
  }
  const restore = (token: string | undefined) =>
    context().call('POST /api/auth/restore-email', { body: { token } })
  const login = async (email: string, password = currentPassword) =>
    (await context().call('POST /api/auth/login', { body: { email, password } })).body

  /** Creates an account with a proven address, and a session of it. */
  async function createProvenAccount() {
    const { email, accessToken } = await context().app.register()
    await verify((await mailTo(email))!.token, accessToken)
    const other = email.replace('person', 'another')
    const me = async (token = accessToken) =>
      (await context().call('GET /api/users/me', { token })).body
    const requestChange = (body: object = {}, token = accessToken) =>
      context().call('PATCH /api/users/me', {
        token,
        body: { email: other, currentPassword, ...body },
      })
    const requestedToken = async (body: object = {}) => {
      const wanted = (await requestChange(body)).body.pendingEmail
      return (await mailTo(wanted))!.token!
    }
    return { email, other, accessToken, me, requestChange, requestedToken }
  }

  /** Signs in with Google as the given account. */
  async function signInByGoogle(email: string): Promise<string> {
    context().provider.accounts.set(email, {
      email,
      email_verified: true,
      given_name: 'Léa',
      family_name: 'Martin',
    })
    const { searchParams } = await createGoogleBrowser(context().app).signIn(email)
    const { refreshToken } = JSON.parse(atob(searchParams.get('auth')!))
    return (await context().call('POST /api/auth/refresh', { body: { refreshToken } })).body
      .accessToken
  }

  return { mails, mailTo, verify, verifyAs, restore, login, createProvenAccount, signInByGoogle }
}
