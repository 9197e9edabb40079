/**
 * Resolves once the next frame is drawn: a part that loads afterwards does not delay the screen. On
 * a hidden page, which draws no frames, it resolves at once.
 */
export const nextPaint = (): Promise<void> =>
  document.hidden
    ? Promise.resolve()
    : new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
