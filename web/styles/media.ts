// In rem, so that who has larger letters in the browser gets the form that has room for them: 16 px are the usual letters.
export const wide = 'screen and (min-width: 48rem)'
export const desktop = 'screen and (min-width: 80rem)'
export const phone = 'screen and (max-width: 47.99rem)'
/** The narrowest phones, and 400 % zoom of a desk's screen. */
export const narrow = 'screen and (max-width: 22.49rem)'
/** Letters of 20 px and more on a phone: less room than any has with usual ones. */
export const cramped = 'screen and (max-width: 19.99rem)'
/** Letters of 24 px and more on a phone: one word a line, and no drawing beside it. */
export const tight = 'screen and (max-width: 15rem)'
/** A small phone, or one held sideways. */
export const low = 'screen and (max-height: 46.25rem)'
/** A phone with usual letters, where a step with much to ask does not fit with drawings. */
export const small =
  'screen and (min-width: 20rem) and (max-width: 47.99rem) and (max-height: 56rem)'
/** A phone held sideways, or 400 % zoom of a desk's screen. */
export const lowest = 'screen and (max-height: 30rem)'
export const reducedMotion = '(prefers-reduced-motion: reduce)'
// Screen only: what is printed is always the light theme, on white paper.
export const dark = 'screen and (prefers-color-scheme: dark)'
export const forcedColors = '(forced-colors: active)'
export const hover = '(hover: hover)'
