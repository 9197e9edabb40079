import { graphql } from 'react-relay'
import { paramsOf } from '../../network/post'
import { readTokens } from '../../network/tokens'
import { fetchAsOneself } from '../../relay/fetchAsOneself'
import { fetchPublic } from '../../relay/fetchPublic'

/** A rendered record is an opening of the link, but for its owner (product/sharing 2.1): a session tells the server whose. Loads after the page. */
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
