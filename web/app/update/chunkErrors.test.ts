// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { recordChunkErrors, reloadForMissingCode } from './chunkErrors'

const reload = vi.fn<() => void>()
const sevenOClock = Date.parse('2026-11-26T07:00:00Z')

/** Fails to load code, as the build's loader reports it. */
function failToLoad(): void {
  const payload = new TypeError('Importing a module script failed.')
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
  reloadForMissingCode(payload)
}

recordChunkErrors()

beforeEach(() => {
  vi.setSystemTime(sevenOClock)
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
  reload.mockClear()
  sessionStorage.clear()
})

test('a page without its code reloads, once a minute at most', () => {
  failToLoad()
  failToLoad()
  expect(reload).toHaveBeenCalledOnce()
})

test('a page that the user leaves does not reload: that would cancel the navigation', () => {
  window.dispatchEvent(new Event('beforeunload'))
  failToLoad()
  expect(reload).not.toHaveBeenCalled()
  vi.setSystemTime(sevenOClock + 10_000)
  failToLoad()
  expect(reload).toHaveBeenCalledOnce()
})
