// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { RelayEnvironmentProvider } from 'react-relay'
import { Environment, Network, RecordSource, Store } from 'relay-runtime'
import { beforeEach, expect, test, vi } from 'vitest'
import { UNKNOWN_CAT } from '#shared/circle/circleLimits'
import document, {
  type useLogoutAllMutation,
} from '../../__generated__/useLogoutAllMutation.graphql'
import { staleMutationCount } from '../network/mutationResponses'
import { toasts } from '../ui/toasts/toasts'
import { isCatGone, useDeletion } from './useDeletion'

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean
}

beforeEach(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true
  toasts.dismiss(toasts.current()?.key ?? 0)
})

/** Deletes once. Returns the toast's title, and whether the screens are refetched. */
async function deleteRow(
  error: { code: string; message: string } | null,
  onDone: () => void,
  isGone?: typeof isCatGone,
): Promise<[title: string | undefined, isRefetched: boolean]> {
  const errors = error && [{ message: error.message, extensions: { code: error.code } }]
  const response = errors ? { data: null, errors } : { data: { logoutAll: { ok: true } } }
  const environment = new Environment({
    network: Network.create(async () => response as never),
    store: new Store(new RecordSource()),
  })
  let submit: ReturnType<typeof useDeletion<useLogoutAllMutation>>[0]
  function Row() {
    ;[submit] = useDeletion<useLogoutAllMutation>(document, isGone)
    return null
  }
  const root = createRoot(globalThis.document.createElement('div'))
  await act(async () =>
    root.render(
      <RelayEnvironmentProvider environment={environment}>
        <Row />
      </RelayEnvironmentProvider>,
    ),
  )
  const before = staleMutationCount()
  await act(async () => submit({ variables: {}, successToast: { title: 'Supprimé' }, onDone }))
  await act(async () => root.unmount())
  return [toasts.current()?.title, staleMutationCount() > before]
}

const gone = { code: 'NOT_FOUND', message: 'Saisie non trouvée' }
const unknownCat = { code: 'NOT_FOUND', message: UNKNOWN_CAT }
const denied = { code: 'ACCESS_DENIED', message: 'Non' }

test('a row that the server does not have any more is deleted, and the screens are refetched', async () => {
  const onDone = vi.fn()
  expect(await deleteRow(gone, onDone)).toEqual(['Supprimé', true])
  expect(onDone).toHaveBeenCalledOnce()
  expect(await deleteRow(unknownCat, onDone, isCatGone)).toEqual(['Supprimé', true])
  expect(onDone).toHaveBeenCalledTimes(2)
  expect(await deleteRow(null, onDone)).toEqual(['Supprimé', false])
  expect(onDone).toHaveBeenCalledTimes(3)
})

test.each([
  [unknownCat, true],
  [denied, false],
])('a refusal is shown as one: %j; refetched: %j', async (refusal, isRefetched) => {
  const onDone = vi.fn()
  expect(await deleteRow(refusal, onDone)).toEqual(['Erreur', isRefetched])
  expect(onDone).not.toHaveBeenCalled()
})
