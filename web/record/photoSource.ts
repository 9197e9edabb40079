/** The photo behind an address of ours, on the origin that is open: the page may load images from no other. */
export function photoSource(address: string): string {
  const { pathname, search } = new URL(address)
  return pathname + search
}

/** What a screen chooses from for a cat's portrait. */
export const portraitSources = ({ small, photoPath }: { small: string; photoPath: string }) =>
  `${photoSource(small)} 1x, ${photoSource(photoPath)} 2x`
