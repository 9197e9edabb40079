/** A persisted document without its selections (web/build/relayTransform.ts). */
declare module '*.graphql?params' {
  import type { RequestParameters } from 'relay-runtime'

  const request: { params: RequestParameters }
  export default request
}
