/** How long a slow phone may be busy with drawing the screen. */
const screenFirstMs = 1_000

/** Settles when the screen's pictures are there and the page is idle, at the latest after `atMostMs`. Safari tells no idleness: after 100 ms. */
export async function leisure(atMostMs = screenFirstMs): Promise<void> {
  const over = after(atMostMs)
  await Promise.race([
    over,
    Promise.allSettled([...document.querySelectorAll('img')].map((picture) => picture.decode())),
  ])
  await Promise.race([
    over,
    'requestIdleCallback' in window ? new Promise((idle) => requestIdleCallback(idle)) : after(100),
  ])
}

const after = (ms: number) => new Promise((over) => setTimeout(over, ms))
