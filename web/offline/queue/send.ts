import { graphql } from 'react-relay'
import type { RequestParameters, Variables } from 'relay-runtime'
import { type GraphQLAnswer, paramsOf } from '../../base/network/post'
import { accountOf, isExpired, type Tokens } from '../../base/network/tokens'
import { outcomeOf, outcomeOfNone } from './outcome'
import { requestOf } from './requests'
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
  /** Null: refused. Rejects where there is no answer. */
  refreshTokens(stale: Tokens): Promise<Tokens | null>
  post(
    params: RequestParameters,
    variables: Variables,
    accessToken: string | null,
  ): Promise<GraphQLAnswer>
}

/** Sends one entry, without telling Relay's store: the screens ask again once all are sent. */
export function createSend(ports: SendPorts): (entry: PendingChange) => Promise<SendOutcome> {
  return async (entry) => {
    const { params, variables } = requestOf(entry)
    const deliver = async (token: string): Promise<{ outcome: SendOutcome; refused: boolean }> => {
      try {
        const answer = await ports.post(params, variables, token)
        return { outcome: outcomeOf(answer), refused: answer.refused }
      } catch (error) {
        return { outcome: outcomeOfNone(error), refused: false }
      }
    }
    try {
      const token = await tokenOf(ports, entry.userUuid, null)
      if (token === null) return { kind: 'signedOut' }
      const first = await deliver(token)
      if (!first.refused) return first.outcome
      const renewed = await tokenOf(ports, entry.userUuid, token)
      return renewed === null ? { kind: 'signedOut' } : (await deliver(renewed)).outcome
    } catch (error) {
      // The session's renewal failed: the entry was not sent.
      const outcome = outcomeOfNone(error)
      return outcome.kind === 'later' ? outcome : { kind: 'unreachable' }
    }
  }
}

export async function isServerReachable({ post }: Pick<SendPorts, 'post'>): Promise<boolean> {
  const answer = await post(paramsOf(sendReachesQuery), {}, null).catch(() => null)
  return answer !== null && 'data' in answer.body && 'viewer' in (answer.body.data ?? {})
}

/** This person's access token, renewed if due or `refused`; null where she is not signed in. */
async function tokenOf(
  { now, readTokens, refreshTokens }: SendPorts,
  userUuid: string,
  refused: string | null,
): Promise<string | null> {
  const isHers = (tokens: Tokens | null): tokens is Tokens =>
    tokens !== null && accountOf(tokens.accessToken) === userUuid
  const tokens = readTokens()
  if (!isHers(tokens)) return null
  if (tokens.accessToken !== refused && !isExpired(tokens.accessToken, now()))
    return tokens.accessToken
  // Somebody else may have signed in meanwhile.
  const renewed = await refreshTokens(tokens)
  return isHers(renewed) ? renewed.accessToken : null
}
