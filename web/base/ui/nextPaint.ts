/**
 * Resolves once the next frame is drawn, so that a part that loads later does not delay the screen
 * on a slow phone; at once on a hidden page, which draws none.
 */
export const nextPaint = (): Promise<void> =>
  document.hidden
    ? Promise.resolve()
    : new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
