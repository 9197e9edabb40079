import { fetchQuery, graphql } from 'react-relay'
import {
  createOperationDescriptor,
  getRequest,
  type CacheConfig,
  type Environment,
} from 'relay-runtime'
import type { viewerQuery, viewerQuery$data } from '../__generated__/viewerQuery.graphql'

export type Viewer = NonNullable<viewerQuery$data['viewer']>

const query = graphql`
  query viewerQuery @preloadable {
    viewer {
      uuid
      email
      ...useFrameViewer_viewer
    }
  }
`

/** Returns `null` if the session is invalid. */
export async function loadViewer(
  environment: Environment,
  networkCacheConfig: CacheConfig,
): Promise<Viewer | null> {
  const data = await fetchQuery<viewerQuery>(
    environment,
    query,
    {},
    { networkCacheConfig },
  ).toPromise()
  if (data?.viewer) environment.retain(createOperationDescriptor(getRequest(query), {}))
  return data?.viewer ?? null
}
