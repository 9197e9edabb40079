// @vitest-environment happy-dom
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { RelayEnvironmentProvider } from 'react-relay'
import {
  createOperationDescriptor,
  Environment,
  getRequest,
  Network,
  type RecordSourceProxy,
  RecordSource,
  Store,
} from 'relay-runtime'
import { expect, test } from 'vitest'
import query from '../__generated__/AnalysisScreenQuery.graphql'
import { SessionProvider } from '../session/SessionContext'
import { Circle } from './circle/Circle'
import { Limits } from './proposals/Limits'
import { OpenProposal } from './proposals/OpenProposal'
import { SessionList } from './settings/SessionList'
import { ToolsSection } from './settings/ToolsSection'

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean
}

const date = '2025-03-12T07:00:00.000Z'
const ownFields = {
  uuid: 'own',
  name: 'Mina',
  today: '2025-03-12',
  inMemorySince: null,
  timeZone: 'Europe/Paris',
  vetName: 'Dr A',
  practice: null,
  text: null,
  createdAt: date,
}
const rowFields = {
  uuid: 'row',
  role: 'carer',
  lastDay: null,
  email: null,
  expiresAt: date,
  device: 'Firefox',
  isCurrent: false,
  sameNetwork: null,
  lastUsedAt: date,
  name: 'Balance',
  access: 'weights',
  part: 'check',
  since: '2025-03-12',
  message: 'Contrôle',
}
const lists = ['circle', 'invitations', 'sessions', 'personalAccessTokens', 'vetLimits', 'numbers']

/** Writes a record that every fragment can read, with one row in the named list. */
function write(store: RecordSourceProxy, filled: string | null): void {
  const owner = store.get('own') ?? store.create('own', 'Any')
  for (const [name, value] of Object.entries(ownFields)) owner.setValue(value, name)
  const row = store.get('row') ?? store.create('row', 'Any')
  for (const [name, value] of Object.entries(rowFields)) row.setValue(value, name)
  for (const list of lists) owner.setLinkedRecords(list === filled ? [row] : [], list)
}

const keyOf = (...fragments: string[]) =>
  ({
    __id: 'own',
    __fragments: Object.fromEntries(fragments.map((name) => [name, {}])),
    __fragmentOwner: createOperationDescriptor(getRequest(query), { uuid: 'own' }).request,
  }) as never

test.each<[string, string | null, ReactNode]>([
  [
    'Annuler',
    'invitations',
    <Circle key="" animal={keyOf('Circle_animal')} timeZone="Europe/Paris" canSendMails={false} />,
  ],
  ['Mettre fin', 'sessions', <SessionList key="" viewer={keyOf('SessionList_viewer')} />],
  [
    'Révoquer',
    'personalAccessTokens',
    <ToolsSection key="" viewer={keyOf('ToolsSection_viewer')} />,
  ],
  ['Contrôle fait', 'vetLimits', <Limits key="" animal={keyOf('Limits_animal')} canDecide />],
  [
    'Revenir aux seuils habituels',
    'vetLimits',
    <Limits key="" animal={keyOf('Limits_animal')} canDecide />,
  ],
  [
    'J’ai lu',
    null,
    <OpenProposal
      key=""
      animalUuid="own"
      timeZone="Europe/Paris"
      proposal={keyOf('OpenProposal_proposal')}
    />,
  ],
])('after "%s" has removed its part, the screen has the focus', async (name, list, part) => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true
  const network = Network.create(async () => ({ data: {} }))
  const environment = new Environment({ network, store: new Store(new RecordSource()) })
  environment.commitUpdate((store) => write(store, list))
  const content = document.createElement('main')
  Object.assign(content, { id: 'content', tabIndex: -1 })
  document.body.replaceChildren(content)
  const root = createRoot(content)
  const show = (shown: ReactNode) =>
    act(async () =>
      root.render(
        <SessionProvider>
          <RelayEnvironmentProvider environment={environment}>{shown}</RelayEnvironmentProvider>
        </SessionProvider>,
      ),
    )
  await show(part)
  const button = [...content.querySelectorAll('button')].find(
    ({ textContent }) => textContent === name,
  )!
  button.focus()
  expect(document.activeElement).toBe(button)
  if (list === null) await show(null)
  else await act(async () => environment.commitUpdate((store) => write(store, null)))
  expect(button.isConnected).toBe(false)
  expect(document.activeElement).toBe(content)
  await act(async () => root.unmount())
})
