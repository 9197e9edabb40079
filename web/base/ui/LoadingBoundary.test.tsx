// @vitest-environment happy-dom
import { act, use } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from '../testing/render'
import { LoadingBoundary } from './LoadingBoundary'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function Screen({ data }: { data: Promise<string> | string }) {
  return <p>{typeof data === 'string' ? data : use(data)}</p>
}

async function show(data: Promise<string> | string) {
  const host = await render(
    <LoadingBoundary>
      <Screen data={data} />
    </LoadingBoundary>,
  )
  const seen = () =>
    [...host.querySelectorAll<HTMLElement>('p, [role="status"]')]
      .filter(({ style }) => style.display !== 'none')
      .map(({ textContent }) => textContent)
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
  return { seen, pass }
}

test('available data is never hidden behind a message', async () => {
  const { seen } = await show('Mina')
  expect(seen()).toEqual(['Mina'])
})

test('data that arrives after 100 ms is shown after the message was shown for 500 ms', async () => {
  const { seen, pass } = await show(
    new Promise((resolve) => setTimeout(() => resolve('Mina'), 100)),
  )
  expect(seen()).toEqual(['Chargement...'])
  await pass(499)
  expect(seen()).toEqual(['Chargement...'])
  await pass(1)
  expect(seen()).toEqual(['Mina'])
})

test('data that arrives later is shown at once', async () => {
  const { seen, pass } = await show(
    new Promise((resolve) => setTimeout(() => resolve('Mina'), 800)),
  )
  await pass(799)
  expect(seen()).toEqual(['Chargement...'])
  await pass(1)
  expect(seen()).toEqual(['Mina'])
})
