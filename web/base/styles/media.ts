// Widths are in rem, so that larger letters in the browser select the layout that has space for
// them. 16 px are the default.
export const wide = 'screen and (min-width: 48rem)'
export const desktop = 'screen and (min-width: 80rem)'
export const phone = 'screen and (max-width: 47.99rem)'
/** Matches the narrowest phones, and 400 % zoom of a desktop screen. */
export const narrowScreen = 'screen and (max-width: 22.49rem)'
/**
 * Matches letters of 20 px and more on a phone: there is less space than on any phone with the default
 * letters.
 */
export const largeText = 'screen and (max-width: 19.99rem)'
/** Matches letters of 24 px and more on a phone: there is one word per line, and no drawing beside it. */
export const veryLargeText = 'screen and (max-width: 15rem)'
/** Matches a small phone, or a phone in landscape. */
export const shortScreen = 'screen and (max-height: 46.25rem)'
/**
 * Matches a phone with the default letters, where a step with many questions does not fit with drawings.
 */
export const compactPhone =
  'screen and (min-width: 20rem) and (max-width: 47.99rem) and (max-height: 56rem)'
/** Matches a phone in landscape, or 400 % zoom of a desktop screen. */
export const veryShortScreen = 'screen and (max-height: 30rem)'
export const reducedMotion = '(prefers-reduced-motion: reduce)'
// It excludes print, which always uses the light theme on white paper.
export const dark = 'screen and (prefers-color-scheme: dark)'
export const forcedColors = '(forced-colors: active)'
export const hover = '(hover: hover)'
