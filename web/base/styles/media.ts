// Widths are container queries (widths.ts). Heights are in rem of the browser's setting; 16 px are the
// default.
/** Matches a small phone, or a phone in landscape. */
export const shortScreen = 'screen and (max-height: 46.25rem)'
/** Matches a phone on which a step with many questions does not fit with drawings. */
export const compactScreen = 'screen and (max-height: 56rem)'
/** Matches a phone in landscape, or 400 % zoom of a desktop screen. */
export const veryShortScreen = 'screen and (max-height: 30rem)'
export const reducedMotion = '(prefers-reduced-motion: reduce)'
// It excludes print, which always uses the light theme on white paper.
export const dark = 'screen and (prefers-color-scheme: dark)'
export const forcedColors = '(forced-colors: active)'
export const hover = '(hover: hover)'
