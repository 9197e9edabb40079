import { style } from '@vanilla-extract/css'
import { wide } from '../../base/styles/widths'
import { vars } from '../../base/styles/theme.css'

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.action,
})
export const mark = style({
  width: '2.25rem',
  flexShrink: 0,
  '@container': { [wide]: { width: '2.5rem' } },
})
export const word = style({
  fontFamily: vars.font.display,
  fontSize: vars.text.l,
  fontWeight: 600,
  letterSpacing: '-0.01em',
  lineHeight: 1,
  color: vars.color.ink,
  '@container': { [wide]: { fontSize: '1.375rem' } },
})
