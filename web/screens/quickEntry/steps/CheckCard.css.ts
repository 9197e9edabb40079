import { globalStyle, style } from '@vanilla-extract/css'
import { veryLargeText } from '../../../base/styles/widths'
import { vars } from '../../../base/styles/theme.css'
import { input } from './ChoiceCards.css'

export const drawing = style({
  pointerEvents: 'none',
  flexShrink: 0,
  width: '3rem',
  color: vars.color.ink,
  '@container': { [veryLargeText]: { display: 'none' } },
})
export const box = style({
  pointerEvents: 'none',
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '1.5rem',
  height: '1.5rem',
  marginInlineStart: 'auto',
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: '6px',
  backgroundColor: vars.color.surface,
  selectors: {
    [`${input}:checked ~ &`]: {
      color: vars.color.actionInk,
      backgroundColor: vars.color.action,
      borderColor: vars.color.action,
    },
  },
})
globalStyle(`${input}:not(:checked) ~ ${box} > svg`, { visibility: 'hidden' })
