import { style } from '@vanilla-extract/css'
import { forcedColors, hover } from '../../base/styles/media'
import { vars } from '../../base/styles/theme.css'

// The names are those of react-day-picker's parts.
export const root = style({ position: 'relative', maxWidth: '28rem' })
export const month_caption = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.touch,
  fontWeight: 600,
})
export const nav = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  display: 'flex',
})
const navButton = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.touch,
  height: vars.touch,
  color: vars.color.action,
  background: 'none',
  border: 0,
  borderRadius: vars.radius.full,
  cursor: 'pointer',
})
export const button_previous = navButton
export const button_next = navButton
export const chevron = style({ fill: 'currentColor', width: '1.5rem', height: '1.5rem' })
export const month_grid = style({ width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' })
export const weekday = style({
  fontSize: vars.text.s,
  fontWeight: 600,
  color: vars.color.inkMuted,
  textTransform: 'capitalize',
})
export const day = style({ padding: 0, textAlign: 'center' })
export const selected = style({
  '@media': { [forcedColors]: { outline: '2px solid Highlight', outlineOffset: '-4px' } },
})
export const day_button = style({
  width: '100%',
  maxWidth: vars.touch,
  height: vars.touch,
  color: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  background: 'none',
  border: '2px solid transparent',
  borderRadius: vars.radius.full,
  cursor: 'pointer',
  selectors: {
    [`${selected} &`]: {
      color: vars.color.actionInk,
      backgroundColor: vars.color.action,
      fontWeight: 700,
    },
  },
  '@media': {
    [hover]: {
      selectors: { [`:not(${selected}) > &:hover`]: { backgroundColor: vars.color.actionSoft } },
    },
  },
})
export const outside = style({ color: vars.color.inkMuted })
export const today = style({ fontWeight: 700, textDecoration: 'underline' })
