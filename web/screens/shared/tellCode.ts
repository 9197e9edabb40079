import { graphql } from 'react-relay'
import { toFailure } from '../../base/network/graphqlError'
import { paramsOf } from '../../base/network/post'
import { fetchPublic } from '../../base/relay/fetchPublic'

const tellCodeMutation = graphql`
  mutation tellCodeMutation($input: TellShareCodeInput!) {
    tellShareCode(input: $input) {
      provenUntil
    }
  }
`

/**
 * Sends the code. Returns a message, or `null` if the page must be reloaded: the code was right, or
 * the link has ended.
 */
export async function tellCode(code: string): Promise<string | null> {
  const token = decodeURIComponent(window.location.pathname.split('/')[2] ?? '')
  try {
    const response = await fetchPublic(paramsOf(tellCodeMutation), { input: { token, code } })
    const errors = 'errors' in response ? response.errors : undefined
    if (!errors) return null
    const failure = toFailure(errors)
    return failure.code === 'NOT_FOUND' ? null : failure.message
  } catch (error) {
    return toFailure(error).message
  }
}
