// @vitest-environment happy-dom
import { act } from 'react'
import { RelayEnvironmentProvider } from 'react-relay'
import {
  createOperationDescriptor,
  Environment,
  getRequest,
  type GraphQLResponse,
  Network,
  RecordSource,
  Store,
} from 'relay-runtime'
import { expect, test, vi } from 'vitest'
import type { ShareActions_animal$key } from '../../__generated__/ShareActions_animal.graphql'
import type { ShareActions_viewer$key } from '../../__generated__/ShareActions_viewer.graphql'
import mutation from '../../__generated__/useCreateShareLinkMutation.graphql'
import type { Router } from '../../base/router/router'
import { RouterContext } from '../../base/router/RouterProvider'
import { render } from '../../base/testing/render'
import { ShareActions } from './ShareActions'

test('while a link is being created, no button creates a second one', async () => {
  vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  let requests = 0
  let respond: (response: GraphQLResponse) => void = () => {}
  const network = Network.create(() => {
    requests += 1
    return new Promise((resolve) => (respond = resolve))
  })
  const environment = new Environment({ network, store: new Store(new RecordSource()) })
  environment.commitUpdate((store) => {
    store.create('mina', 'Animal').setValue('mina', 'uuid').setValue('Mina', 'name')
    store.create('owner', 'Viewer').setValue('Anna', 'firstName').setValue('A', 'lastName')
  })
  const keyOf = (id: string, fragment: string) => ({
    __id: id,
    __fragments: { [fragment]: {} },
    __fragmentOwner: createOperationDescriptor(getRequest(mutation), {}).request,
  })
  const page = await render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterContext value={{} as Router}>
        <ShareActions
          animal={keyOf('mina', 'ShareActions_animal') as unknown as ShareActions_animal$key}
          viewer={keyOf('owner', 'ShareActions_viewer') as unknown as ShareActions_viewer$key}
        />
      </RouterContext>
    </RelayEnvironmentProvider>,
  )
  const button = (name: string) =>
    [...page.querySelectorAll('button')].find(({ textContent }) => textContent === name)!
  const [email, sms, report] = ['Email', 'SMS', 'PDF médical'].map(button)
  for (const pressed of [email, email, sms]) await act(async () => pressed!.click())
  expect(requests).toBe(1)
  expect([email, sms, report].map((one) => one!.getAttribute('aria-busy'))).toEqual([
    'true',
    'true',
    null,
  ])
  const created = { shareLink: { id: 's', shareUrl: 'https://a.fr/s' }, animal: null }
  await act(async () => respond({ data: { createShareLink: created } }))
  expect(window.location.assign).toHaveBeenCalledOnce()
  await act(async () => sms!.click())
  expect(window.location.assign).toHaveBeenCalledTimes(2)
  expect(requests).toBe(1)
})
