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
  const router = createRouter([{ path: '*', screen: async () => () => null }], async () => [])
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
  return { choose: (index: number) => act(async () => radios[index]!.click()), checked }
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
