import { graphql } from 'react-relay'
import { paramsOf } from '../../base/network/post'
import { readTokens } from '../../base/network/tokens'
import { fetchPublic } from '../../base/relay/fetchPublic'
import { fetchWithSession } from '../../base/relay/fetchWithSession'

/**
 * Counts the opening of a link, except by its owner (product/sharing 2.1): the session identifies
 * the user. It loads after the page.
 */
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
