import { graphql } from 'react-relay'
import type { RequestParameters, Variables } from 'relay-runtime'
import { type GraphQLResult, paramsOf } from '../../base/network/post'
import { accountOf, isExpired, type Tokens } from '../../base/network/tokens'
import { outcomeOf, outcomeOfError } from './outcome'
import type { PendingChange } from './rows'
import type { SendOutcome } from './sync'

const sendReachesQuery = graphql`
  query sendReachesQuery {
    viewer {
      __typename
    }
  }
`

export interface SendPorts {
  now(): number
  readTokens(): Tokens | null
  /** `null` if the server refuses. Rejects without a response. */
  refreshTokens(stale: Tokens): Promise<Tokens | null>
  /** Returns the mutation and its variables. Rejects if the code of the kinds cannot be loaded. */
  requestOf(change: PendingChange): Promise<{ params: RequestParameters; variables: Variables }>
  post(
    params: RequestParameters,
    variables: Variables,
    accessToken: string | null,
  ): Promise<GraphQLResult>
}

/** Sends one change without writing the response into Relay's store: the screens refetch once all are sent. */
export function createSend(ports: SendPorts): (change: PendingChange) => Promise<SendOutcome> {
  return async (change) => {
    const request = await ports.requestOf(change).catch(() => null)
    if (!request) return { kind: 'unreachable' }
    const { params, variables } = request
    const deliver = async (token: string): Promise<{ outcome: SendOutcome; refused: boolean }> => {
      try {
        const response = await ports.post(params, variables, token)
        return { outcome: outcomeOf(response), refused: response.isRefused }
      } catch (error) {
        return { outcome: outcomeOfError(error), refused: false }
      }
    }
    try {
      const token = await tokenOf(ports, change.userUuid, null)
      if (token === null) return { kind: 'signedOut' }
      const first = await deliver(token)
      if (!first.refused) return first.outcome
      const renewed = await tokenOf(ports, change.userUuid, token)
      return renewed === null ? { kind: 'signedOut' } : (await deliver(renewed)).outcome
    } catch (error) {
      // The session's renewal failed: the change was not sent.
      const outcome = outcomeOfError(error)
      return outcome.kind === 'later' ? outcome : { kind: 'unreachable' }
    }
  }
}

export async function isServerReachable({ post }: Pick<SendPorts, 'post'>): Promise<boolean> {
  const response = await post(paramsOf(sendReachesQuery), {}, null).catch(() => null)
  return response !== null && 'data' in response.body && 'viewer' in (response.body.data ?? {})
}

/**
 * Returns the account's access token, renewed if it is due or `refused`; `null` if another account or none is signed
 * in.
 */
async function tokenOf(
  { now, readTokens, refreshTokens }: SendPorts,
  userUuid: string,
  refused: string | null,
): Promise<string | null> {
  const isOwn = (tokens: Tokens | null): tokens is Tokens =>
    tokens !== null && accountOf(tokens.accessToken) === userUuid
  const tokens = readTokens()
  if (!isOwn(tokens)) return null
  if (tokens.accessToken !== refused && !isExpired(tokens.accessToken, now()))
    return tokens.accessToken
  // Another account may have signed in meanwhile.
  const renewed = await refreshTokens(tokens)
  return isOwn(renewed) ? renewed.accessToken : null
}
