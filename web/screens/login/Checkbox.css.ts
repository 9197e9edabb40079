import { style } from '@vanilla-extract/css'
import { vars } from '../../base/styles/theme.css'

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: vars.touch,
  lineHeight: 1.3,
  cursor: 'pointer',
})
export const box = style({
  flexShrink: 0,
  width: '1.5rem',
  height: '1.5rem',
  accentColor: vars.color.action,
  cursor: 'inherit',
})
