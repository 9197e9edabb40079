import type { GraphQLResponse } from 'relay-runtime'

/** The answer that came with the document (api/http/sharedPage.ts), to the question that its address puts; once. */
export function takeEmbedded(): GraphQLResponse | null {
  const element = document.getElementById('answer')
  element?.remove()
  return element ? (JSON.parse(element.textContent) as GraphQLResponse) : null
}
