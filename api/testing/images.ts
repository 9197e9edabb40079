import sharp, { type Sharp } from 'sharp'

/** Returns noise, which no encoder can compress. */
export function picture(width: number, height: number): Sharp {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  return sharp({ create: { width, height, channels: 3, background: '#c86', noise } })
}

export function flat(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: '#c08040' } })
}

export const bytesOf = async (image: Sharp): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await image.toBuffer())

export const jpeg = (width = 1600, height = 1200) => bytesOf(picture(width, height).jpeg())

/**
 * Returns a photo of a phone held upright: rotated, with location, make and orientation in EXIF.
 */
export const phonePhoto = () =>
  bytesOf(
    flat(1600, 1200)
      .withExif({
        IFD0: { Make: 'SECRET-MAKE', Orientation: '6' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '48/1 51/1 24/1',
          GPSLongitudeRef: 'E',
          GPSLongitude: '2/1 21/1 3/1',
        },
      })
      .withMetadata({ orientation: 6 })
      .jpeg(),
  )
