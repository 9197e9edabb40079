/** Settles when the page is idle, at the latest after `atMostMs`; in Safari, which does not tell, after 100 ms. */
export async function leisure(atMostMs: number): Promise<void> {
  await new Promise<unknown>((over) => ('requestIdleCallback' in window ? requestIdleCallback(over, { timeout: atMostMs }) : setTimeout(over, 100)))
}
