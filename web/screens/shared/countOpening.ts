import { graphql } from 'react-relay'
import { paramsOf } from '../../base/network/post'
import { readTokens } from '../../base/network/tokens'
import { fetchPublic } from '../../base/relay/fetchPublic'
import { fetchWithSession } from '../../base/relay/fetchWithSession'

/** A rendered record is an opening of the link, but for its owner (product/sharing 2.1): a session tells the server whose. Loads after the page. */
export async function countOpening(token: string): Promise<void> {
  const opening = graphql`
    mutation countOpeningMutation($input: OpenSharedLinkInput!) {
      openSharedLink(input: $input) {
        __typename
      }
    }
  `
  await (readTokens() ? fetchWithSession : fetchPublic)(paramsOf(opening), { input: { token } })
}
