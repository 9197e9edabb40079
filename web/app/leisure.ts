/** Settles when the page has nothing else to do, after `atMostMs` in any case. Safari does not tell when that is. */
export async function leisure(atMostMs: number): Promise<void> {
  await new Promise<unknown>((over) => ('requestIdleCallback' in window ? requestIdleCallback(over, { timeout: atMostMs }) : setTimeout(over, 100)))
}
