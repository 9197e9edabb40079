import { style } from '@vanilla-extract/css'
import { vars } from '../styles/theme.css'

export const drawing = style({ flexShrink: 0, width: '3rem', color: vars.color.ink })
export const box = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '1.5rem',
  height: '1.5rem',
  marginInlineStart: 'auto',
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: '6px',
  backgroundColor: vars.color.surface,
})
export const boxChecked = style({
  color: vars.color.actionInk,
  backgroundColor: vars.color.action,
  borderColor: vars.color.action,
})
