import { globalStyle, style } from '@vanilla-extract/css'
import { focusable } from '../../base/styles/focusable'
import { hover } from '../../base/styles/media'
import { vars } from '../../base/styles/theme.css'

export const root = style({
  order: 2,
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  backgroundColor: vars.color.surface,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { print: { display: 'none' } },
})

// Scrolls the focused element out from under the navigation.
globalStyle(`:is(main, section):has(~ ${root}) ${focusable}`, { scrollMarginBlockEnd: '5rem' })

export const place = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: vars.space[1],
  minHeight: '4rem',
  fontSize: vars.text.s,
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
