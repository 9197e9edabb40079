// @vitest-environment node
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readReceived } from '../../base/device/receivedItems'
import { receiveLaunchedFile } from './launchedFile'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  vi.stubGlobal('window', {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Imitates the browser, which hands over the files of a launch once a consumer is set. */
function launchWith(files: (() => Promise<File>)[] | null): void {
  const setConsumer = (consume: (launch: { files?: { getFile: () => Promise<File> }[] }) => void) =>
    void Promise.resolve().then(
      () => files && consume({ files: files.map((getFile) => ({ getFile })) }),
    )
  Object.assign(window, { launchQueue: { setConsumer } })
}

const pesees = new File(['12/03/2025;4,2'], 'pesees.csv', { type: 'text/csv' })

test('the file that the system opens is stored as a shared one', async () => {
  launchWith([async () => pesees])
  const { to } = await receiveLaunchedFile()
  const [item] = await readReceived(
    'owner',
    new URL(to, 'https://chat.example').searchParams.get('id'),
  )
  expect(item).toMatchObject({ kind: 'weighings', name: 'pesees.csv', problem: null })
  expect(await item!.file!.text()).toBe('12/03/2025;4,2')
})

test('a launch without a file shows a problem', async () => {
  launchWith([])
  expect((await receiveLaunchedFile()).to).toBe('/recevoir?problem=empty')
  Reflect.deleteProperty(window, 'launchQueue')
  expect((await receiveLaunchedFile()).to).toBe('/recevoir?problem=empty')
})

test('a browser that hands over nothing is not waited for', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  launchWith(null)
  const received = receiveLaunchedFile()
  await vi.runAllTimersAsync()
  expect((await received).to).toBe('/recevoir?problem=empty')
})

test('a file that cannot be read shows a problem', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  launchWith([() => Promise.reject(new Error('removed'))])
  expect((await receiveLaunchedFile()).to).toBe('/recevoir?problem=not-stored')
  expect(warned).toHaveBeenCalled()
})
