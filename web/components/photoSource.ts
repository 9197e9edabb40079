/** The photo behind an address of ours, on the origin that is open: the page may load images from no other. */
export function photoSource(address: string): string {
  return new URL(address).pathname
}
