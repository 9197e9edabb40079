import { style } from '@vanilla-extract/css'
import { vars } from '../../base/styles/theme.css'

export const root = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  margin: 0,
})
// Cameras read dark on white, so the dark theme has these colours too.
export const drawing = style({
  width: 'min(15rem, 100%)',
  aspectRatio: '1',
  backgroundColor: '#fff',
  borderRadius: vars.radius.m,
})
export const words = style({
  fontSize: vars.text.s,
  textAlign: 'center',
  textWrap: 'balance',
  color: vars.color.inkMuted,
})
