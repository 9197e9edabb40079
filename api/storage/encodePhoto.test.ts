import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { bytesOf, flat, jpeg, phonePhoto, picture } from '../testing/images'
import { encodeAgain, encodePhoto } from './encodePhoto'

const text = (words: string) => new TextEncoder().encode(words)
const joined = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts))
const cut = (bytes: Uint8Array, share: number) => bytes.slice(0, Math.floor(bytes.length * share))
const codeOf = (bytes: Uint8Array) =>
  encodePhoto(bytes).then(
    () => 'taken',
    (error: { extensions: { code: string }; message: string }) => [
      error.extensions.code,
      error.message,
    ],
  )

const unsupported = ['UNSUPPORTED_MEDIA', 'Format non supporté. Utilisez JPG, PNG ou WEBP']

describe('accepted images', () => {
  test.each<[string, (image: Sharp) => Sharp]>([
    ['JPEG', (image) => image.jpeg()],
    ['progressive JPEG', (image) => image.jpeg({ progressive: true })],
    ['grey JPEG', (image) => image.greyscale().jpeg()],
    ['CMYK JPEG', (image) => image.toColourspace('cmyk').jpeg()],
    ['PNG', (image) => image.png()],
    ['PNG of 16 bits, transparent', (image) => image.ensureAlpha(0.5).toColourspace('rgb16').png()],
    ['interlaced PNG', (image) => image.png({ progressive: true })],
    ['WebP', (image) => image.webp()],
  ])('%s becomes WebP of at most 1280 and 480 pixels', async (_, format) => {
    const { large, small } = await encodePhoto(await bytesOf(format(flat(1600, 1200))))
    expect(await sharp(large).metadata()).toMatchObject({
      format: 'webp',
      width: 1280,
      height: 960,
      space: 'srgb',
    })
    expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 480, height: 360 })
  })

  test('a small image is not enlarged', async () => {
    const { large, small } = await encodePhoto(await jpeg(200, 100))
    expect(await sharp(large).metadata()).toMatchObject({ width: 200, height: 100 })
    expect(await sharp(small).metadata()).toMatchObject({ width: 200, height: 100 })
  })

  test('the colours are kept', async () => {
    const { small } = await encodePhoto(await bytesOf(flat(60, 60).png()))
    const [red, green, blue] = await sharp(small).raw().toBuffer()
    expect([red! - 0xc0, green! - 0x80, blue! - 0x40].every((gap) => Math.abs(gap) <= 6)).toBe(true)
  })

  test('an animation becomes its first image', async () => {
    const frames = [picture(64, 48), picture(64, 48)].map((image) => image.png().toBuffer())
    const animation = await bytesOf(
      sharp(await Promise.all(frames), { join: { animated: true } }).webp({ loop: 0 }),
    )
    expect(await sharp(animation, { pages: -1 }).metadata()).toMatchObject({ pages: 2 })
    const { large } = await encodePhoto(animation)
    expect(await sharp(large, { pages: -1 }).metadata()).toMatchObject({ width: 64, height: 48 })
    expect((await sharp(large, { pages: -1 }).metadata()).pages).toBeUndefined()
  })
})

test('the image is upright and has no location or other metadata', async () => {
  const photo = await phonePhoto()
  expect(await sharp(photo).metadata()).toMatchObject({
    width: 1600,
    height: 1200,
    orientation: 6,
    exif: expect.any(Buffer),
  })
  for (const size of Object.values(await encodePhoto(photo))) {
    const metadata = await sharp(size).metadata()
    expect(metadata).not.toHaveProperty('exif')
    expect(metadata).not.toHaveProperty('orientation')
    expect(metadata).not.toHaveProperty('xmp')
    expect(metadata.height).toBeGreaterThan(metadata.width)
    expect(Buffer.from(size).includes('SECRET-MAKE')).toBe(false)
  }
})

test('data after the image is dropped', async () => {
  const script = '<script>alert(document.cookie)</script>'
  const { large, small } = await encodePhoto(
    joined(await jpeg(100, 100), text(`${script}PK\u0003\u0004`)),
  )
  for (const size of [large, small]) expect(Buffer.from(size).includes('<script')).toBe(false)
})

describe('refused images', () => {
  test.each<[string, () => Promise<Uint8Array>]>([
    [
      'an SVG, whatever its file is called',
      async () =>
        text(
          '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
        ),
    ],
    [
      'an SVG behind a JPEG’s first bytes',
      async () =>
        joined(
          new Uint8Array([0xff, 0xd8, 0xff, 0xe0]),
          text('<svg xmlns="http://www.w3.org/2000/svg"/>'),
        ),
    ],
    ['a GIF', () => bytesOf(picture(20, 20).gif())],
    ['a TIFF', () => bytesOf(picture(20, 20).tiff())],
    ['an AVIF', () => bytesOf(picture(20, 20).avif())],
    ['a PDF', async () => text('%PDF-1.7\n1 0 obj\n')],
    ['a page', async () => text('<!doctype html><title>cat.jpg</title>')],
    ['nothing', async () => new Uint8Array()],
    ['a JPEG that breaks off', async () => cut(await jpeg(400, 300), 0.6)],
    ['a PNG that breaks off', async () => cut(await bytesOf(picture(400, 300).png()), 0.6)],
    ['a WebP that breaks off', async () => cut(await bytesOf(picture(400, 300).webp()), 0.6)],
    ['the head of a JPEG', async () => cut(await jpeg(400, 300), 0.001)],
  ])('%s', async (_, make) => {
    expect(await codeOf(await make())).toEqual(unsupported)
  })

  test('41 megapixels are refused, whatever the size in bytes', async () => {
    expect(await codeOf(await bytesOf(flat(8200, 5000).png()))).toEqual([
      'TOO_LARGE',
      'La photo est trop grande (40 mégapixels au plus)',
    ])
    expect(await codeOf(await bytesOf(flat(8000, 5000).png()))).toBe('taken')
  })

  test('more than 5 MB are refused before decoding', async () => {
    const photo = await jpeg(100, 100)
    const padded = (size: number) => joined(photo, new Uint8Array(size - photo.length))
    expect(await codeOf(padded(5 * 1024 * 1024 + 1))).toEqual([
      'TOO_LARGE',
      'Le fichier est trop volumineux (max 5MB)',
    ])
    expect(await codeOf(padded(5 * 1024 * 1024))).toBe('taken')
  })
})

test('uploads beyond twenty waiting ones get a 503, and later ones succeed', async () => {
  const photo = await jpeg(100, 100)
  const codes = (await Promise.all(Array.from({ length: 25 }, () => codeOf(photo)))).map((code) =>
    code === 'taken' ? code : code[0],
  )
  expect(codes).toEqual([
    ...Array.from({ length: 20 }, () => 'taken'),
    ...Array.from({ length: 5 }, () => 'UNAVAILABLE'),
  ])
  expect(await codeOf(photo)).toBe('taken')
})

test('a photo encoded by this server is kept unchanged, and one with additional data is not', async () => {
  const { large } = await encodePhoto(await jpeg(60, 40))
  expect((await encodeAgain(large)).large).toEqual(large)
  const withExif = await bytesOf(
    sharp(large)
      .withExif({ IFD0: { Make: 'SECRET-MAKE' } })
      .webp(),
  )
  const moving = await bytesOf(
    sharp([large, await bytesOf(flat(60, 40).png())], { join: { animated: true } }).webp(),
  )
  expect(await sharp(moving).metadata()).toMatchObject({ pages: 2 })
  const wide = await bytesOf(flat(1400, 20).webp())
  for (const [name, other] of Object.entries({
    hidden: joined(large, text('HIDDEN')),
    withExif,
    moving,
    wide,
    jpeg: await jpeg(40, 30),
  })) {
    const encoded = await encodeAgain(other)
    expect([name, Buffer.from(encoded.large).equals(other)]).toEqual([name, false])
    expect(Buffer.from(encoded.large).toString('latin1')).not.toMatch(/HIDDEN|SECRET|ANIM/)
  }
})
