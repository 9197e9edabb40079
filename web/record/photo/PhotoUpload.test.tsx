// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { toasts } from '../../base/ui/toasts/toasts'
import { PhotoUpload } from './PhotoUpload'

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean
}

let finishUpload = (_: string) => {}
vi.mock('./uploadPhoto', () => ({
  uploadPhoto: () => new Promise<string>((resolve) => (finishUpload = resolve)),
}))

test("'Annuler' during the upload leaves the cat's photo as it is", async () => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true
  const onUploaded = vi.fn<() => void>()
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <PhotoUpload labelledBy="photo" src={null} onUploaded={onUploaded} onRemove={() => {}} />,
    ),
  )
  const input = document.querySelector('input')!
  const file = new File(['x'], 'mina.png', { type: 'image/png' })
  Object.defineProperty(input, 'files', { value: [file] })
  await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })))
  expect(document.querySelector('img')).not.toBeNull()
  await act(async () => root.unmount())
  await act(async () => finishUpload('/photos/1'))
  expect(onUploaded).not.toHaveBeenCalled()
  expect(toasts.current()).toBeNull()
})
