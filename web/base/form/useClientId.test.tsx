// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { useClientId } from './useClientId'

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean
}

test('all tries of a form have one id; those after a changed value are corrections', async () => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true
  const ids: { uuid: string; isCorrection?: true }[] = []
  let clientId: ReturnType<typeof useClientId>
  function Form() {
    clientId = useClientId()
    return null
  }
  const root = createRoot(document.createElement('div'))
  for (const amount of [2.5, 2.5, 2, 2.5]) {
    await act(async () => root.render(<Form />))
    ids.push(clientId!({ amount }))
  }
  const { uuid } = ids[0]!
  const correction = { uuid, isCorrection: true }
  expect(ids).toEqual([{ uuid }, { uuid }, correction, correction])
  await act(async () => root.unmount())
})
