// @vitest-environment happy-dom
import { act, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import SharedScreenQuery$parameters from '../../__generated__/SharedScreenQuery$parameters'
import type { Router } from '../../base/router/router'
import { RouterContext } from '../../base/router/RouterProvider'
import { render } from '../../base/testing/render'
import { loadShared } from './loadShared'
import { useRefreshOnReturn } from './useRefreshOnReturn'

const { id: record } = SharedScreenQuery$parameters.params
let leavePage: () => void

function App() {
  const [isOpen, setOpen] = useState(true)
  leavePage = () => setOpen(false)
  return isOpen && <SharedPage />
}

function SharedPage() {
  useRefreshOnReturn('token')
  return null
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a response that arrives after the page was left is not shown at the next visit', async () => {
  let respond = (_: Response) => {}
  const documents: string[] = []
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    documents.push((JSON.parse(body) as { id: string }).id)
    return new Promise<Response>((resolve) => (respond = resolve))
  })
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-03-16T08:00:00Z') })
  const reload = vi.fn<Router['reload']>()
  await render(
    <RouterContext value={{ reload } as unknown as Router}>
      <App />
    </RouterContext>,
  )

  vi.setSystemTime(new Date('2025-03-16T08:10:00Z'))
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(() => expect(documents).toEqual([record]))
  await act(async () => leavePage())
  const response = Response.json({ data: { sharedAnimal: null } })
  respond(response)
  await vi.waitFor(() => expect(response.bodyUsed).toBe(true))
  await new Promise((resolve) => setTimeout(resolve))
  loadShared('token')
  await vi.waitFor(() => expect(documents).toEqual([record, record]))
  expect(reload).not.toHaveBeenCalled()
})
