export const wide = 'screen and (min-width: 768px)'
export const desktop = 'screen and (min-width: 1280px)'
/** A small phone, or one held sideways. */
export const low = 'screen and (max-height: 740px)'
/** A phone held sideways, or 400 % zoom on a desktop. */
export const lowest = 'screen and (max-height: 480px)'
export const reducedMotion = '(prefers-reduced-motion: reduce)'
// Screen only: what is printed is always the light theme, on white paper.
export const dark = 'screen and (prefers-color-scheme: dark)'
export const forcedColors = '(forced-colors: active)'
export const hover = '(hover: hover)'
