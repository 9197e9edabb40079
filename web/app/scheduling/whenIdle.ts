/** The time for which a slow phone may be busy with drawing the screen. */
const screenFirstMs = 1_000

/**
 * Resolves when the screen's images are loaded and the page is idle, at the latest after
 * `atMostMs`. Safari has no idle callback, so 100 ms replace it.
 */
export async function whenIdle(atMostMs = screenFirstMs): Promise<void> {
  const timeout = delay(atMostMs)
  await Promise.race([
    timeout,
    Promise.allSettled([...document.querySelectorAll('img')].map((picture) => picture.decode())),
  ])
  await Promise.race([
    timeout,
    'requestIdleCallback' in window
      ? new Promise((resolve) => requestIdleCallback(resolve))
      : delay(100),
  ])
}

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
