// These are conditions of container queries on `body` (global.css.ts). There, rem are the page's
// letters: larger ones select the layout that has space for them, whether the browser's setting or a
// zoom of the text alone enlarges them. In a media query, rem follow the setting only. Paper has no
// container, so that none of these apply to it.

export const wideRem = 48
/** 1,280 px less a scrollbar. */
export const desktopRem = 78.9

export const wide = `(width >= ${wideRem}rem)`
export const desktop = `(width >= ${desktopRem}rem)`
export const phone = `(width < ${wideRem}rem)`
export const belowDesktop = `(width < ${desktopRem}rem)`
/** Matches the narrowest phones, and 400 % zoom of a desktop screen. */
export const narrowScreen = '(width < 22.5rem)'
/**
 * Matches letters of 20 px and more on a phone: there is less space than on any phone with the default
 * letters.
 */
export const largeText = '(width < 20rem)'
/** Matches letters of 24 px and more on a phone: there is one word per line, and no drawing beside it. */
export const veryLargeText = '(width <= 15rem)'
