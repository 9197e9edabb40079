// @vitest-environment happy-dom
import { use } from 'react'
import { createRoot } from 'react-dom/client'
import type { PreloadedQuery } from 'react-relay'
import { type GraphQLResponse, Observable, type OperationType } from 'relay-runtime'
import { afterEach, expect, test, vi } from 'vitest'
import { QueryBoundary } from './QueryBoundary'

afterEach(() => {
  vi.useRealTimers()
})

const { setTimeout: realTimeout } = globalThis

/** Lets React work, while its clock stays the same. */
async function render(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => realTimeout(resolve))
}

test('a response is shown without waiting for the time that a fallback usually stays', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date', 'performance'] })
  let resolve!: (text: string) => void
  const promise = new Promise<string>((fulfil) => (resolve = fulfil))
  let send!: (response: GraphQLResponse) => void
  const source = Observable.create<GraphQLResponse>(({ next }) => void (send = next))
  const query = { source } as unknown as PreloadedQuery<OperationType>
  const Content = () => use(promise)
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  root.render(
    <QueryBoundary query={query} fallback="awaiting">
      <Content />
    </QueryBoundary>,
  )
  await render()
  expect(container.textContent).toBe('awaiting')

  resolve('response')
  send({ data: {} })
  await render()
  expect(container.textContent).toContain('response')
  root.unmount()
})
