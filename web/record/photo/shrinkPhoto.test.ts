// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { shrinkPhoto } from './shrinkPhoto'
import { PhotoError } from './usePhotoUpload'

const limit = 5 * 1024 * 1024
const photoOf = (size: number) =>
  new File([new Uint8Array(size)], 'chat.png', { type: 'image/png' })

/** Makes the browser decode every file to a bitmap of this size, and returns what is drawn. */
function decodeTo(width: number, height: number) {
  const drawImage = vi.fn()
  const fillRect = vi.fn()
  vi.stubGlobal('createImageBitmap', async () => ({ width, height, close() {} }))
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    drawImage,
    fillRect,
  } as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((resolve, type) =>
    resolve(new Blob(['small'], { type: type! })),
  )
  return { drawImage, fillRect }
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a photo of 5 MB is sent as it is', async () => {
  const file = photoOf(limit)
  expect(await shrinkPhoto(file)).toBe(file)
})

test.each([
  [4_000, 3_000, 2_048, 1_536],
  [3_000, 9_000, 683, 2_048],
  [1_200, 900, 1_200, 900],
  [30_000, 2, 2_048, 1],
])('a larger one of %i × %i px becomes a JPEG of %i × %i', async (width, height, ...size) => {
  const { drawImage, fillRect } = decodeTo(width, height)
  const { type } = await shrinkPhoto(photoOf(limit + 1))
  expect(type).toBe('image/jpeg')
  expect(fillRect).toHaveBeenCalledWith(0, 0, ...size)
  expect(drawImage).toHaveBeenCalledWith(expect.anything(), 0, 0, ...size)
})

test('a larger file that is no image is refused', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('no image')))
  await expect(shrinkPhoto(photoOf(limit + 1))).rejects.toThrow(
    new PhotoError('Le fichier est trop volumineux (max 5MB)'),
  )
})
