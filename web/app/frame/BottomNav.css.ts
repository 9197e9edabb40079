import { globalStyle, style } from '@vanilla-extract/css'
import { focusable } from '../../base/styles/focusable'
import { hover } from '../../base/styles/media'
import { desktop } from '../../base/styles/widths'
import { vars } from '../../base/styles/theme.css'
import { banners, barHeight } from './AppShell.css'

export const root = style({
  order: 2,
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  backgroundColor: vars.color.surface,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { print: { display: 'none' } },
})

// Scrolls the focused element out from under the navigation.
globalStyle(`:is(main, section):has(~ ${root}) ${focusable}`, { scrollMarginBlockEnd: '5rem' })

/** Beside the widest page there is space for a rail, so that nothing moves when it appears. */
export const cat = style([
  root,
  {
    '@container': {
      [desktop]: {
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: vars.space[2],
        width: '6rem',
        paddingBlock: '6rem 0',
        backgroundColor: 'transparent',
        border: 0,
      },
    },
  },
])
globalStyle(`${banners}:has(~ ${cat})`, {
  '@container': { [desktop]: { vars: { [barHeight]: '0px' } } },
})

export const links = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
})
globalStyle(`${links} > li`, { display: 'grid' })
// The rail is sticky. In browsers before 2025, `body` as a container contains fixed elements, which then
// scroll with the page.
export const parts = style([
  links,
  {
    '@container': {
      [desktop]: {
        position: 'sticky',
        insetBlockStart: '6rem',
        gridAutoFlow: 'row',
        gap: vars.space[1],
        padding: vars.space[1],
        backgroundColor: vars.color.surface,
        border: `1px solid ${vars.color.line}`,
        borderRadius: vars.radius.l,
      },
    },
  },
])

export const item = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: vars.space[1],
  minHeight: '4rem',
  // The width of the screen limits large letters, so that no word is broken.
  fontSize: `min(${vars.text.s}, 6vw)`,
  fontWeight: 600,
  lineHeight: 1.2,
  color: vars.color.inkMuted,
  textDecoration: 'none',
  selectors: {
    '&[aria-current="page"]': {
      color: vars.color.action,
      boxShadow: `inset 0 3px 0 ${vars.color.action}`,
    },
    '&:focus-visible': { outlineOffset: '-4px' },
  },
  '@media': { [hover]: { selectors: { '&:hover': { color: vars.color.action } } } },
})
