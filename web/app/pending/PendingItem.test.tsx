// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { act } from 'react'
import { RelayEnvironmentProvider } from 'react-relay'
import { Environment, type GraphQLResponse, Network, RecordSource, Store } from 'relay-runtime'
import { expect, test } from 'vitest'
import { dayIn } from '#shared/base/time'
import { UNKNOWN_CAT } from '#shared/circle/circleLimits'
import { render } from '../../base/testing/render'
import { deleteAccountData } from '../../offline/queue/deleteAccountData'
import { enqueueDraft, enqueueOtherChange } from '../../offline/queue/enqueue'
import { pendingOf, queueStore } from '../../offline/queue/pendingChanges'
import type { Refusal } from '../../offline/queue/rows'
import { draftRow, optionsAt, pendingEntries, sevenOClock } from '../../offline/testing/queueRows'
import { PendingItem } from './PendingItem'

const refusal = { reason: 'La date est trop ancienne', field: 'date' }

/** Renders the first pending change, after the server has refused it, by default for its date. */
async function renderRefused(
  records: ConstructorParameters<typeof RecordSource>[0] = {},
  respond: () => Promise<GraphQLResponse> = () => Promise.reject(new Error('no network')),
  reason: Refusal = refusal,
) {
  await queueStore().markRefused((await pendingOf('owner'))[0]!, reason)
  const [refused] = await pendingOf('owner')
  const environment = new Environment({
    network: Network.create(respond),
    store: new Store(new RecordSource(records)),
  })
  const page = await render(
    <RelayEnvironmentProvider environment={environment}>
      <PendingItem change={refused!} onOpen={() => undefined} />
    </RelayEnvironmentProvider>,
    'ul',
  )
  const press = (name: string) =>
    act(async () => {
      const buttons = [...page.querySelectorAll('button')]
      buttons.find(({ textContent }) => textContent === name)!.click()
    })
  return { page, press }
}

test('old answers can be read, and become those of today only after a question', async () => {
  await enqueueDraft(draftRow({ note: 'A grogné.' }), optionsAt(sevenOClock))
  const { page, press } = await renderRefused()
  await expect.poll(() => page.textContent).toContain('Observations\u00a0: A grogné.')
  await press('Dater d’aujourd’hui')
  expect(page.textContent).toContain('à la place de celles que vous avez peut-être déjà données')
  expect(document.activeElement?.textContent).toBe('Annuler')
  expect(await pendingEntries()).toMatchObject([{ day: '2025-03-12', refusal }])
  await press('Annuler')
  await press('Dater d’aujourd’hui')
  await press('Dater d’aujourd’hui')
  await expect.poll(pendingEntries).toMatchObject([{ refusal: null }])
  expect((await pendingEntries())[0]!.day).not.toBe('2025-03-12')
})

test.each([
  [false, 'rien n’a été enregistré'],
  [true, 'ce changement a peut-être été enregistré avant'],
])(
  'a change of a lost cat may be stored if it was tried before the refusal (%s)',
  async (tried, words) => {
    await deleteAccountData('owner')
    await enqueueDraft(draftRow({ tried }), optionsAt(sevenOClock))
    const ofLostCat = { reason: UNKNOWN_CAT, field: null }
    expect((await renderRefused({}, undefined, ofLostCat)).page.textContent).toContain(words)
    // The user synchronises again.
    expect((await renderRefused({}, undefined, ofLostCat)).page.textContent).toContain(words)
  },
)

// 25 hours separate the two zones: their days always differ.
const helperZone = 'Pacific/Pago_Pago'
const ownerZone = 'Pacific/Kiritimati'
const helper = {
  'client:root': { __id: 'client:root', __typename: '__Root', viewer: { __ref: 'viewer' } },
  viewer: { __id: 'viewer', __typename: 'Viewer', timeZone: helperZone },
}

async function dateByTheOwner({ press }: Awaited<ReturnType<typeof renderRefused>>) {
  await press('Dater d’aujourd’hui')
  await press('Dater d’aujourd’hui')
  await expect.poll(pendingEntries).toMatchObject([{ refusal: null }])
  const [entry] = await pendingEntries()
  expect(entry!.day).toBe(dayIn((entry as { date: string | null }).date!, ownerZone))
}

test('the day of a helper’s answers is that of the owner', async () => {
  const { animalId } = draftRow()
  const cat = { __id: 'cat', __typename: 'Animal', uuid: animalId, timeZone: ownerZone }
  await dateByTheOwner(await renderRefused({ ...helper, cat }))
})

test('the day of a helper’s answers is that of the owner before the cats are loaded', async () => {
  const { animalId } = draftRow()
  const animal = { id: 'cat', uuid: animalId, timeZone: ownerZone }
  await dateByTheOwner(await renderRefused(helper, async () => ({ data: { animal } })))
})

test('the words of a refused correction of results can be copied', async () => {
  await deleteAccountData('owner')
  const { userUuid, animalId, animalName, day } = draftRow()
  await enqueueOtherChange(
    {
      userUuid,
      animalId,
      animalName,
      day,
      kind: 'correctedLabResult',
      uuid: 'result-1',
      date: sevenOClock.toISOString(),
      content: {
        day,
        values: [{ quantity: 'creatinine', value: '236', unit: 'µmol/L' }],
        fasting: 'unknown',
        hydrated: 'unknown',
      },
    },
    optionsAt(sevenOClock),
  )
  const deleted = { reason: 'Ces résultats ont été supprimés', field: null }
  const { page } = await renderRefused({}, undefined, deleted)
  expect(page.textContent).toContain('Analyses corrigées\u00a0: Créatinine\u00a0236\u00a0µmol/L')
  expect([...page.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
    'Copier',
    'Supprimer',
  ])
})
