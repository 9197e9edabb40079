import { PHOTO_MAX_BYTES, photoMessages } from '#shared/photo'
import { tooLarge, unavailable, unsupportedMedia } from '../errors'

const libvips = () => (loaded ??= load())
let loaded: ReturnType<typeof load> | undefined

/** Uploads are decoded by these three only (libvips knows SVG, PDF, TIFF and more). */
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
const patienceSeconds = 20
/** The longer side in pixels: a phone's width at three times, and a thumbnail's. Smaller photos are not enlarged. */
const sides = { large: 1280, small: 480 } as const
const waitingAtMost = 20

/** WebP in two sizes, without EXIF or any other data. */
export interface EncodedPhoto {
  large: Uint8Array<ArrayBuffer>
  small: Uint8Array<ArrayBuffer>
}

/**
 * The first frame of a JPEG, PNG or WebP, known by its content, upright. One at a time: an image of 40 megapixels may
 * take 300 MB while it is decoded.
 * @throws UNSUPPORTED_MEDIA for anything else or a truncated file; TOO_LARGE above 5 MB or 40 megapixels; UNAVAILABLE when too many wait
 */
export async function encodePhoto(bytes: Uint8Array): Promise<EncodedPhoto> {
  return await inTurn(bytes, encode)
}

/** The same, but keeps the larger size of a photo that was encoded here: each encoding loses detail. */
export async function encodeAgain(bytes: Uint8Array): Promise<EncodedPhoto> {
  return await inTurn(bytes, async () => {
    const encoded = await encode(bytes)
    return (await isOurs(bytes)) ? { ...encoded, large: new Uint8Array(bytes) } : encoded
  })
}

async function inTurn(
  bytes: Uint8Array,
  work: (bytes: Uint8Array) => Promise<EncodedPhoto>,
): Promise<EncodedPhoto> {
  if (bytes.length > PHOTO_MAX_BYTES) throw tooLarge(photoMessages.tooLarge)
  if (waiting >= waitingAtMost) throw unavailable()
  waiting += 1
  const turn = last.then(() => work(bytes))
  last = turn.then(forget, forget)
  return await turn
}

let waiting = 0
let last: Promise<unknown> = Promise.resolve()

function forget(): void {
  waiting -= 1
}

async function encode(bytes: Uint8Array): Promise<EncodedPhoto> {
  const sharp = await libvips()
  const { data, info } = await decode(sharp, bytes)
  const pixels = () => sharp(data, { raw: info })
  const small = await pixels().resize(within(sides.small)).webp({ quality: 80 }).toBuffer()
  const large = await pixels().webp({ quality: 80 }).toBuffer()
  return { large: new Uint8Array(large), small: new Uint8Array(small) }
}

const within = (side: number) =>
  ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const

/** Decoded once, at the larger size: about 6 MB of pixels. */
async function decode(sharp: Awaited<ReturnType<typeof load>>, bytes: Uint8Array) {
  try {
    const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
    return await image
      .autoOrient()
      .resize(within(sides.large))
      .timeout({ seconds: patienceSeconds })
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

/** A WebP of ours: one image and nothing else, no metadata, no animation, nothing behind it. */
async function isOurs(bytes: Uint8Array): Promise<boolean> {
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
