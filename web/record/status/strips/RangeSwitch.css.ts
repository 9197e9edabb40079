import { style } from '@vanilla-extract/css'
import { forcedColors } from '../../../base/styles/media'
import { vars } from '../../../base/styles/theme.css'

export const root = style({
  display: 'inline-flex',
  justifySelf: 'start',
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.m,
})
export const choice = style({
  position: 'relative',
  display: 'inline-flex',
  borderRadius: 'calc(12px - 2px)',
})
// The invisible radio covers the whole choice, so that it can be focused.
export const radio = style({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  borderRadius: 'inherit',
  cursor: 'pointer',
})
export const label = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: `calc(${vars.touch} - 3px)`,
  paddingInline: vars.space[4],
  fontWeight: 600,
  textAlign: 'center',
  color: vars.color.action,
  borderRadius: 'inherit',
  selectors: {
    [`${radio}:checked + &`]: { color: vars.color.actionInk, backgroundColor: vars.color.action },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        [`${radio}:checked + &`]: {
          forcedColorAdjust: 'none',
          color: 'HighlightText',
          backgroundColor: 'Highlight',
        },
      },
    },
  },
})
