// @vitest-environment happy-dom
import { act } from 'react'
import { RelayEnvironmentProvider } from 'react-relay'
import { Environment, Network, RecordSource, Store } from 'relay-runtime'
import { afterEach, expect, test, vi } from 'vitest'
import { staleMutationCount } from '../../base/network/mutationResponses'
import { render } from '../../base/testing/render'
import { FileRefusedError, noResponse } from './sendFile'
import { phaseOfError, useImport } from './useImport'

afterEach(() => vi.unstubAllGlobals())

test('after a failure of the server an import may have taken place, after a refusal not', () => {
  const kindsOf = (error: unknown) => [
    phaseOfError(error, 'preview').kind,
    phaseOfError(error, 'import').kind,
  ]
  expect(kindsOf(new FileRefusedError('Le poids…', []))).toEqual(['refused', 'refused'])
  for (const error of [new FileRefusedError('Momentanément…', [], true), noResponse, new Error()])
    expect(kindsOf(error)).toEqual(['refused', 'interrupted'])
})

/** Responds to a file, as the browser does; `null` as the body is a lost response. */
class FakeRequest extends EventTarget {
  static response: object | null = null
  readonly upload = new EventTarget()
  readonly status = 200
  readonly response = FakeRequest.response
  open() {}
  setRequestHeader() {}
  send() {
    this.dispatchEvent(new Event(this.response ? 'load' : 'error'))
  }
}

const empty = { animals: [], leftOut: { shareLinks: 0, circle: 0, invitations: 0 } }

test.each([
  ['a preview leaves the offline copy as it is', 'sendPreview', empty, false],
  ['the offline copy is refetched after an import', 'sendImport', empty, true],
  ['the offline copy is refetched after an import without a response', 'sendImport', null, true],
] as const)('%s', async (_, send, response, isStale) => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  FakeRequest.response = response
  const network = Network.create(() => Promise.reject(new Error('no network')))
  const environment = new Environment({ network, store: new Store(new RecordSource()) })
  let imports: ReturnType<typeof useImport>
  function Screen() {
    imports = useImport()
    return imports.phase.kind
  }
  await render(
    <RelayEnvironmentProvider environment={environment}>
      <Screen />
    </RelayEnvironmentProvider>,
  )
  const countBefore = staleMutationCount()
  await act(() => imports[send]({ file: new File(['{}'], 'copie.json'), cat: null }))
  expect(staleMutationCount() > countBefore).toBe(isStale)
})
