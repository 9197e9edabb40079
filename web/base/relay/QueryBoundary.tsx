import { type ReactNode, startTransition, Suspense, useEffect, useReducer } from 'react'
import type { PreloadedQuery } from 'react-relay'
import type { OperationType } from 'relay-runtime'

/**
 * Shows `fallback` until the query's response arrives. React alone would show a response 300 ms
 * after the fallback at the earliest; it shows the result of a transition at once.
 */
export function QueryBoundary<Query extends OperationType>({
  query,
  fallback,
  children,
}: {
  query: PreloadedQuery<Query>
  fallback: ReactNode
  children: ReactNode
}) {
  const [, render] = useReducer((count: number) => count + 1, 0)
  return (
    <Suspense
      fallback={
        <ResponseFallback query={query} onResponse={render}>
          {fallback}
        </ResponseFallback>
      }
    >
      {children}
    </Suspense>
  )
}

/** Is mounted with the fallback, so that a query whose response is in the store renders once. */
function ResponseFallback({
  query: { source },
  onResponse,
  children,
}: {
  query: PreloadedQuery<OperationType>
  onResponse: () => void
  children: ReactNode
}) {
  useEffect(
    () => source?.subscribe({ next: () => startTransition(onResponse) }).unsubscribe,
    [source, onResponse],
  )
  return children
}
