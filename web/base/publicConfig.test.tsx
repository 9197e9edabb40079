// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { usePublicConfig } from './publicConfig'
import { render } from './testing/render'

const shownUrls: (string | undefined)[] = []
function TopBar() {
  shownUrls.push(usePublicConfig()?.feedbackUrl)
  return null
}

test('a configuration that failed without a network is fetched once the browser is online', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const fetchMock = vi.fn().mockRejectedValueOnce(new TypeError('no network'))
  fetchMock.mockImplementation(async () => Response.json({ feedbackUrl: 'https://avis.example' }))
  vi.stubGlobal('fetch', fetchMock)
  await render(<TopBar />)
  expect(shownUrls.at(-1)).toBeUndefined()
  await act(async () => void window.dispatchEvent(new Event('online')))
  expect(shownUrls.at(-1)).toBe('https://avis.example')
  await act(async () => void window.dispatchEvent(new Event('online')))
  expect(fetchMock).toHaveBeenCalledTimes(2)
})
