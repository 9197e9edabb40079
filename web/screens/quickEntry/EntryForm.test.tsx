// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { emptyAnswers } from '#shared/health/answers/answers'
import { createRouter } from '../../base/router/router'
import { RouterProvider } from '../../base/router/RouterProvider'
import { render } from '../../base/testing/render'
import { EntryForm } from './EntryForm'
import type { SaveTarget } from './useSaveEntry'

let isPending = false
vi.mock('./useSaveEntry', () => ({
  useSaveEntry: () => ({ save: async () => null, isPending, problem: null }),
}))

const target: SaveTarget = {
  userUuid: 'owner',
  timeZone: 'Europe/Paris',
  forgottenDay: null,
  animal: { uuid: 'mina', name: 'Mina', breed: null, gender: 'female', sharedLitter: false },
  entry: null,
  pendingEntry: null,
  stored: undefined,
  weightGrams: null,
  keepForm: () => undefined,
}
const initialAnswers = { answers: { ...emptyAnswers, lethargy: 3 }, madeFrom: null } as const

async function openLastStep() {
  history.replaceState(null, '', '/quick-entry/mina#etape-5')
  document.body.replaceChildren()
  const load = vi.fn(() => null)
  const router = createRouter([{ path: '*', load, screen: async () => () => null }], async () => [])
  await router.start()
  await render(
    <RouterProvider router={router}>
      <EntryForm
        target={target}
        day="2025-03-12"
        today="2025-03-12"
        canStore
        isPerfused={false}
        initialAnswers={initialAnswers}
        resumed={null}
        yesterday={null}
      />
    </RouterProvider>,
  )
  const radios = [...document.querySelectorAll<HTMLInputElement>('input[name="lethargy"]')]
  const checked = () => radios.findIndex((radio) => radio.checked)
  return { choose: (index: number) => act(async () => radios[index]!.click()), checked, load }
}

test.each([
  [false, 1],
  [true, 2],
])('an answer can be changed unless it is being saved (%s)', async (isSaving, shown) => {
  isPending = isSaving
  const { choose, checked } = await openLastStep()
  expect(checked()).toBe(2)
  await choose(1)
  expect(checked()).toBe(shown)
})

test('a form that becomes visible on another day begins at the new day’s first question', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-03-12T22:00:00Z') })
  const { load } = await openLastStep()
  const show = () => act(async () => document.dispatchEvent(new Event('visibilitychange')))
  await show()
  expect(location.hash).toBe('#etape-5')
  expect(load).toHaveBeenCalledOnce()
  vi.setSystemTime(new Date('2025-03-12T23:00:00Z'))
  await show()
  expect(location.hash).toBe('#etape-1')
  expect(load).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})
