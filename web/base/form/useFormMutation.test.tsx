// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { RelayEnvironmentProvider } from 'react-relay'
import {
  Environment,
  type GraphQLSingularResponse,
  Network,
  RecordSource,
  Store,
} from 'relay-runtime'
import { expect, test, vi } from 'vitest'
import document, {
  type useLogoutAllMutation,
} from '../../__generated__/useLogoutAllMutation.graphql'
import { NoResponseError } from '../network/graphqlError'
import { staleMutationCount } from '../network/mutationResponses'
import { toasts } from '../ui/toasts/toasts'
import { useFormMutation } from './useFormMutation'

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean
}

type Submit = ReturnType<typeof useFormMutation<useLogoutAllMutation>>[0]

globalThis.IS_REACT_ACT_ENVIRONMENT = true

const data = { logoutAll: { ok: true } }
const refusals = [
  {
    message: 'Vérifiez le formulaire',
    extensions: { code: 'VALIDATION', fields: { name: 'Trop long' } },
  },
]
const shown = () => {
  const { title, description, tone } = toasts.current() ?? {}
  return { title, description, tone }
}

/** Submits once. `result` is the server's response, or the error of the network. */
async function submitForm(
  result: GraphQLSingularResponse | Error,
  options: Omit<Parameters<Submit>[0], 'variables'>,
): Promise<void> {
  toasts.dismiss(toasts.current()?.key ?? 0)
  const network = Network.create(async () => {
    if (result instanceof Error) throw result
    return result
  })
  const environment = new Environment({ network, store: new Store(new RecordSource()) })
  let submit: Submit
  let isPending: boolean
  function Form() {
    ;[submit, isPending] = useFormMutation<useLogoutAllMutation>(document)
    return null
  }
  const root = createRoot(globalThis.document.createElement('div'))
  await act(async () =>
    root.render(
      <RelayEnvironmentProvider environment={environment}>
        <Form />
      </RelayEnvironmentProvider>,
    ),
  )
  act(() => submit({ variables: {}, ...options }))
  expect(isPending!).toBe(true)
  await act(async () => undefined)
  expect(isPending!).toBe(false)
  await act(async () => root.unmount())
}

test('a success shows its toast, then passes the response on', async () => {
  const received: unknown[] = []
  const onDone = (response: unknown) => received.push(shown().title, response)
  await submitForm({ data }, { successToast: { title: 'Fait' }, onDone })
  expect(received).toEqual(['Fait', data])
})

test.each([
  ['the server’s words by default', undefined, 'Vérifiez le formulaire'],
  ['a sentence', 'Impossible.', 'Impossible.'],
  ['a sentence by the failure', ({ code }: { code: string }) => code, 'VALIDATION'],
])('a refusal shows the errors of the fields, and %s', async (_, failureText, description) => {
  for (const response of [
    { data: null, errors: refusals },
    { data, errors: refusals },
  ]) {
    const [showErrors, onDone] = [vi.fn(), vi.fn()]
    const options = { successToast: { title: 'Fait' }, failureText, showErrors, onDone }
    await submitForm(response as GraphQLSingularResponse, options)
    expect(showErrors).toHaveBeenCalledExactlyOnceWith({ name: 'Trop long' })
    expect(onDone).not.toHaveBeenCalled()
    expect(shown()).toEqual({ title: 'Erreur', description, tone: 'destructive' })
  }
})

test('without a response the errors of the fields are removed', async () => {
  const showErrors = vi.fn()
  await submitForm(new NoResponseError('Connexion impossible.'), { showErrors })
  expect(showErrors).toHaveBeenCalledExactlyOnceWith({})
  expect(shown().description).toBe('Connexion impossible.')
})

test('the store may be stale after a missing response, not after a refused value', async () => {
  const countBefore = staleMutationCount()
  await submitForm({ data: null, errors: refusals } as unknown as GraphQLSingularResponse, {})
  expect(staleMutationCount()).toBe(countBefore)
  await submitForm(new NoResponseError('Connexion impossible.'), {})
  expect(staleMutationCount()).toBe(countBefore + 1)
})
