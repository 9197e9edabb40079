import { PHOTO_MAX_BYTES, photoMessages } from '#shared/photo/photoLimits'
import { PhotoError } from './usePhotoUpload'

/** Pixels of the longer side; no screen shows more. */
const maxSide = 2_048
const quality = 0.85

/**
 * Returns a file that the server accepts as it is, and a larger one as a smaller JPEG
 * (product/cats 4.1).
 * @throws PhotoError if it cannot be decoded
 */
export async function shrinkPhoto(file: File): Promise<Blob> {
  if (file.size <= PHOTO_MAX_BYTES) return file
  // The bitmap is upright: the browser applies the orientation that the file states.
  const bitmap = await createImageBitmap(file).catch(() => null)
  const jpeg = bitmap && (await toJpeg(bitmap))
  if (!jpeg) throw new PhotoError(photoMessages.tooLarge)
  return jpeg
}

async function toJpeg(bitmap: ImageBitmap): Promise<Blob | null> {
  const { width, height } = bitmap
  const scale = Math.min(1, maxSide / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = canvas.getContext('2d')
  if (!context) return null
  // A JPEG has no transparency, and would show it black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
}
