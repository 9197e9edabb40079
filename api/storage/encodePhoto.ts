import { PHOTO_MAX_BYTES, photoMessages } from '#shared/photo/photoLimits'
import { tooLarge, unavailable, unsupportedMedia } from '../base/errors'

const libvips = () => (libvipsPromise ??= load())
let libvipsPromise: ReturnType<typeof load> | undefined

/** Loads sharp with only these three decoders (libvips supports SVG, PDF, TIFF and more). */
async function load() {
  const { default: sharp } = await import('sharp')
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadWebpBuffer',
    ],
  })
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}

const maxPixels = 40_000_000
const timeoutSeconds = 20
/**
 * The longer side in pixels: three times a phone's width, and a thumbnail's. Smaller photos are not
 * enlarged.
 */
const sides = { large: 1280, small: 480 } as const
const maxWaiting = 20

/** Holds a photo as WebP in two sizes, without EXIF or other metadata. */
export interface EncodedPhoto {
  large: Uint8Array<ArrayBuffer>
  small: Uint8Array<ArrayBuffer>
}

/**
 * Encodes the first frame of a JPEG, PNG or WebP upright. The format is detected from the content.
 * Images are processed one at a time: an image of 40 megapixels may take 300 MB while it is decoded.
 * @throws UNSUPPORTED_MEDIA for another format or a truncated file; TOO_LARGE above 5 MB or 40
 * megapixels; UNAVAILABLE if too many wait
 */
export async function encodePhoto(bytes: Uint8Array): Promise<EncodedPhoto> {
  return await serialise(bytes, encode)
}

/**
 * Encodes again, but keeps the larger size of a photo that this server encoded: each encoding loses
 * detail.
 */
export async function encodeAgain(bytes: Uint8Array): Promise<EncodedPhoto> {
  return await serialise(bytes, async () => {
    const encoded = await encode(bytes)
    return (await isOwnEncoding(bytes)) ? { ...encoded, large: new Uint8Array(bytes) } : encoded
  })
}

async function serialise(
  bytes: Uint8Array,
  work: (bytes: Uint8Array) => Promise<EncodedPhoto>,
): Promise<EncodedPhoto> {
  if (bytes.length > PHOTO_MAX_BYTES) throw tooLarge(photoMessages.tooLarge)
  if (waitingImages >= maxWaiting) throw unavailable()
  waitingImages += 1
  const turn = last.then(() => work(bytes))
  last = turn.then(leaveQueue, leaveQueue)
  return await turn
}

let waitingImages = 0
let last: Promise<unknown> = Promise.resolve()

function leaveQueue(): void {
  waitingImages -= 1
}

async function encode(bytes: Uint8Array): Promise<EncodedPhoto> {
  const sharp = await libvips()
  const { data, info } = await decode(sharp, bytes)
  const pixels = () => sharp(data, { raw: info })
  const small = await pixels().resize(fitting(sides.small)).webp({ quality: 80 }).toBuffer()
  const large = await pixels().webp({ quality: 80 }).toBuffer()
  return { large: new Uint8Array(large), small: new Uint8Array(small) }
}

const fitting = (side: number) =>
  ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const

/** Decodes an image once, at the larger size: about 6 MB of pixels. */
async function decode(sharp: Awaited<ReturnType<typeof load>>, bytes: Uint8Array) {
  try {
    const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
    return await image
      .autoOrient()
      .resize(fitting(sides.large))
      .timeout({ seconds: timeoutSeconds })
      .raw()
      .toBuffer({ resolveWithObject: true })
  } catch (error) {
    throw /pixel limit/.test((error as Error).message)
      ? tooLarge(photoMessages.tooManyPixels)
      : unsupportedMedia(photoMessages.unsupported)
  }
}

const text = (bytes: Uint8Array, from: number, to: number) =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1')
const imageChunks = ['VP8 ', 'VP8L', 'VP8X', 'ALPH']

/**
 * Returns whether this server encoded the WebP: one image without metadata, animation or trailing
 * bytes.
 */
async function isOwnEncoding(bytes: Uint8Array): Promise<boolean> {
  const { buffer, byteOffset, length } = bytes
  const view = new DataView(buffer, byteOffset, length)
  if (
    length < 20 ||
    text(bytes, 0, 4) !== 'RIFF' ||
    text(bytes, 8, 12) !== 'WEBP' ||
    view.getUint32(4, true) !== length - 8
  )
    return false
  let at = 12
  while (at + 8 <= length && imageChunks.includes(text(bytes, at, at + 4))) {
    const size = view.getUint32(at + 4, true)
    at += 8 + size + (size % 2)
  }
  const { width, height } = await (await libvips())(bytes).metadata()
  return at === length && Math.max(width, height) <= sides.large
}
