import { style } from '@vanilla-extract/css'
import { vars } from '../styles/theme.css'

export const root = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2], color: vars.color.action })
export const mark = style({ width: '2.5rem', flexShrink: 0 })
export const word = style({
  fontFamily: vars.font.display,
  fontSize: '1.375rem',
  fontWeight: 600,
  letterSpacing: '-0.01em',
  lineHeight: 1,
  color: vars.color.ink,
})
