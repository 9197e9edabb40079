import { createMailToken } from '../../auth/mailTokens'
import type { RestClient } from '../restClient'
import type { TestApp } from '../testApp'

export const problem = (status: number, title: string, code: string, detail: string) => ({
  type: 'about:blank',
  title,
  status,
  detail,
  code,
})
export const sessionExpired = problem(401, 'Unauthorized', 'UNAUTHENTICATED', 'Session expirée')

/** Returns the calls that create an account, and the tokens of its mails. */
export function createAccountCalls(context: () => { app: TestApp; call: RestClient }) {
  let userCount = 0
  async function register(input: object = {}) {
    const body = {
      email: `rest${++userCount}@example.org`,
      firstName: 'Ada',
      lastName: 'Martin',
      password: 'correct horse',
      ...input,
    }
    const response = await context().call('POST /api/auth/register', { body })
    return { ...response.body, email: body.email, status: response.status, body: response.body }
  }
  const mailToken = async (email: string, purpose: 'verify' | 'reset') => {
    const user = await context().app.services.prisma.user.findUniqueOrThrow({ where: { email } })
    return await createMailToken(context().app.services.prisma, {
      user,
      purpose,
      now: context().app.clock.now,
    })
  }

  return { register, mailToken }
}
