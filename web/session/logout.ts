import { graphql } from 'react-relay'
import { paramsOf, post } from '../relay/post'
import type { Tokens } from './tokens'

const logoutMutation = graphql`
  mutation logoutMutation($input: LogoutInput!) {
    logout(input: $input) {
      ok
    }
  }
`

/** A failure is only logged (spec 1 §7): the person leaves all the same. */
export async function sendLogout({ accessToken, refreshToken }: Tokens): Promise<void> {
  try {
    await post(paramsOf(logoutMutation), { input: { refreshToken } }, accessToken)
  } catch (error) {
    console.warn('logout was not heard', error)
  }
}
