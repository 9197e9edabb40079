/**
 * Returns a photo's address on the page's origin, the only one that the Content-Security-Policy
 * allows.
 */
export function photoSource(address: string): string {
  const { pathname, search } = new URL(address)
  return pathname + search
}

/** Returns the srcset of a cat's portrait. */
export const portraitSources = ({ small, photoPath }: { small: string; photoPath: string }) =>
  `${photoSource(small)} 1x, ${photoSource(photoPath)} 2x`
