import { graphql } from 'react-relay'
import { paramsOf } from '../../network/post'
import { readTokens } from '../../network/tokens'
import { fetchAsOneself } from '../../relay/fetchAsOneself'
import { fetchPublic } from '../../relay/fetchPublic'

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
  await (readTokens() ? fetchAsOneself : fetchPublic)(paramsOf(opening), { input: { token } })
}
