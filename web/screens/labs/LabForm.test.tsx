// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { RelayEnvironmentProvider } from 'react-relay'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { offlineEnvironment } from '../../offline/testing/offlineEnvironment'
import { SessionProvider } from '../../session/SessionContext'
import { signInOwner } from '../../session/testing/signInOwner'
import { LabForm } from './LabForm'
import type { LabResult } from './LabResult'

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean
}

beforeAll(async () => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true
  await signInOwner()
})
afterAll(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const haematocrit = { quantity: 'haematocrit', value: '31', unit: '%' }
const newResult = {
  uuid: 'new',
  day: '2025-03-10',
  laboratory: 'Idexx',
  fasting: 'unknown',
  hydrated: 'unknown',
  note: null,
  values: [{ ...haematocrit, rangeFrom: '30', rangeTo: '52' }],
} as unknown as LabResult

/** Shows the form. `show` renders it again with the results of a refetch. */
async function openForm(results: LabResult[], corrected: LabResult | null) {
  const environment = offlineEnvironment()
  const page = document.body.appendChild(document.createElement('div'))
  const root = createRoot(page)
  const show = (shown: LabResult[]) =>
    act(async () =>
      root.render(
        <RelayEnvironmentProvider environment={environment}>
          <SessionProvider>
            <LabForm
              animal={{ uuid: 'mina', name: 'Mina' }}
              results={shown}
              pendingChanges={[]}
              corrected={corrected}
              today="2025-03-12"
              onDone={() => {}}
            />
          </SessionProvider>
        </RelayEnvironmentProvider>,
      ),
    )
  await show(results)
  onTestFinished(async () => {
    await act(async () => root.unmount())
    page.remove()
  })
  return {
    page,
    show,
    field: (name: string) => page.querySelector<HTMLInputElement>(`[name="${name}"]`)!,
  }
}

test('a result that is loaded while the form is open moves no field, and changes no value', async () => {
  const { field, show } = await openForm([], null)
  field('haematocrit').value = '28'
  await show([newResult])
  expect([field('haematocrit').value, field('laboratory').value]).toEqual(['28', ''])
})

test('a correction is not compared with the corrected result, also after a refetch', async () => {
  const creatinine = { quantity: 'creatinine', value: '1800', unit: 'µmol/L' }
  const corrected = { ...newResult, values: [creatinine] } as unknown as LabResult
  const { page, field, show } = await openForm([corrected], corrected)
  await show([{ ...corrected }])
  field('creatinine').value = '180'
  await act(async () => page.querySelector('form')!.requestSubmit())
  expect(page.querySelector('[role="alert"]')?.textContent).toBeUndefined()
})
