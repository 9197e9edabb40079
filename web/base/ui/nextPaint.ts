/**
 * Resolves once the next frame is on the screen: a part that loads afterwards does not delay it. The
 * frame after it begins when it was presented. On a hidden page, which draws no frames, it resolves
 * at once.
 */
export const nextPaint = (): Promise<void> =>
  document.hidden
    ? Promise.resolve()
    : new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
      )
