import { style } from '@vanilla-extract/css'
import { forcedColors } from '../../styles/media'
import { vars } from '../../styles/theme.css'

export const root = style({
  display: 'inline-flex',
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.m,
})
export const choice = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: `calc(${vars.touch} - 3px)`,
  paddingInline: vars.space[4],
  fontWeight: 600,
  color: vars.color.action,
  borderRadius: 'calc(12px - 2px)',
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { color: vars.color.actionInk, backgroundColor: vars.color.action },
    '&:has(:focus-visible)': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '3px' },
  },
  '@media': {
    [forcedColors]: { selectors: { '&:has(:checked)': { forcedColorAdjust: 'none', color: 'HighlightText', backgroundColor: 'Highlight' } } },
  },
})
// The whole label is the radio's: it is there to be focused, not seen.
export const radio = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0, cursor: 'pointer' })
