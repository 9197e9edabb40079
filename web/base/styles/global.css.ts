import { globalStyle } from '@vanilla-extract/css'
import './fonts.css'
import { reducedMotion } from './media'
import { largeText, phone } from './widths'
import { vars } from './theme.css'

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' })
globalStyle('*', { margin: 0 })

globalStyle('html', {
  colorScheme: 'light dark',
  backgroundColor: vars.color.paper,
  scrollbarColor: `${vars.color.lineStrong} transparent`,
  textSizeAdjust: '100%',
  '@media': { print: { backgroundColor: 'white' } },
})

// The page does not scroll behind a modal dialog.
globalStyle('html[data-modal]', { overflow: 'hidden' })

globalStyle('body', {
  minHeight: '100dvh',
  fontFamily: vars.font.body,
  fontSize: vars.text.m,
  lineHeight: 1.5,
  color: vars.color.ink,
  backgroundColor: vars.color.paper,
  overflowWrap: 'break-word',
  WebkitFontSmoothing: 'antialiased',
  WebkitTapHighlightColor: 'transparent',
  '@media': {
    // The container of widths.ts.
    screen: { containerType: 'inline-size' },
    print: { backgroundColor: 'white' },
  },
})
// A name may be a single long word. Wide screens are excluded, because a table's columns would break
// words before they share the space.
globalStyle('body > *', {
  '@container': { [phone]: { overflowWrap: 'anywhere' }, [largeText]: { hyphens: 'auto' } },
})

// Large letters break words too (product/pages 1.4).
globalStyle('h1, h2, h3, h4, legend', { overflowWrap: 'anywhere' })
globalStyle('h1, h2, h3, h4', { lineHeight: 1.2, fontWeight: 600, textWrap: 'balance' })
globalStyle('h1', { fontFamily: vars.font.display, fontSize: vars.text.xl })
globalStyle('h2', { fontSize: vars.text.l })
globalStyle('h3, h4', { fontSize: vars.text.m })
// The last line of a paragraph is no single word.
globalStyle('p', { maxWidth: '65ch', textWrap: 'pretty' })
globalStyle('strong, b', { fontWeight: 650 })
globalStyle('ul[class], ol[class]', { padding: 0, listStyle: 'none' })
globalStyle('img, svg', { display: 'block', maxWidth: '100%' })
globalStyle('svg', { flexShrink: 0 })
// Icons grow with the default font size. The width of a phone limits them, so that no word is broken.
globalStyle(':where(svg[stroke-width])', { fontSize: 'min(1rem, 6.5vw)' })
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit' })
globalStyle('fieldset', { minWidth: 0, padding: 0, border: 0 })
globalStyle('legend', { padding: 0 })
globalStyle('time, table', { fontVariantNumeric: 'tabular-nums' })

globalStyle('a', {
  color: vars.color.action,
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
})
globalStyle('a:hover', { textDecorationThickness: '2px' })

globalStyle(':focus-visible', { outline: `3px solid ${vars.color.focus}`, outlineOffset: '3px' })
globalStyle('::selection', { backgroundColor: vars.color.accentSoft, color: vars.color.ink })

// Any other duration of a transition would apply to every property, and delay each change by a
// frame.
globalStyle('*, *::before, *::after', {
  '@media': {
    [reducedMotion]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
})
