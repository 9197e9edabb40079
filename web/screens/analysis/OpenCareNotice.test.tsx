// @vitest-environment happy-dom
import { RelayEnvironmentProvider } from 'react-relay'
import {
  createOperationDescriptor,
  Environment,
  getRequest,
  Network,
  RecordSource,
  Store,
} from 'relay-runtime'
import { expect, test } from 'vitest'
import query from '../../__generated__/AnalysisScreenQuery.graphql'
import type { OpenCareNotice_animal$key } from '../../__generated__/OpenCareNotice_animal.graphql'
import type { Page, Router } from '../../base/router/router'
import { LocationContext, PageContext, RouterContext } from '../../base/router/RouterProvider'
import { render } from '../../base/testing/render'
import { OpenCareNotice } from './OpenCareNotice'

/** Shows the notice of a cat whose day is 12 March, after this state of the history. */
async function textAfter(state: unknown): Promise<string> {
  const network = Network.create(async () => ({ data: {} }))
  const environment = new Environment({ network, store: new Store(new RecordSource()) })
  environment.commitUpdate((store) => {
    const careToday = store.create('care', 'CareToday').setValue(2, 'planned').setValue(1, 'noted')
    const animal = store.create('mina', 'Animal').setValue('2025-03-12', 'today')
    animal.setLinkedRecord(careToday, 'careToday')
  })
  const key = {
    __id: 'mina',
    __fragments: { OpenCareNotice_animal: {} },
    __fragmentOwner: createOperationDescriptor(getRequest(query), { uuid: 'mina' }).request,
  } as unknown as OpenCareNotice_animal$key
  const location = { pathname: '/analysis/mina', search: '', hash: '', key: 'k', state }
  const page = await render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterContext value={{} as Router}>
        <PageContext value={location as unknown as Page}>
          <LocationContext value={location}>
            <OpenCareNotice uuid="mina" animal={key} />
          </LocationContext>
        </PageContext>
      </RouterContext>
    </RelayEnvironmentProvider>,
  )
  return page.textContent
}

test.each([
  ['the cat’s day', { confirmed: '2025-03-12' }, 'Soins du jour\u00a0: 1 sur 2'],
  ['the viewer’s day, in another time zone', { confirmed: '2025-03-11' }, ''],
  ['no day', null, ''],
])(
  'after the questionnaire of %s, open care is shown only if it was the cat’s day',
  async (_, state, text) => {
    expect(await textAfter(state)).toBe(text)
  },
)
