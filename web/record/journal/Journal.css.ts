import { style } from '@vanilla-extract/css'
import { vars } from '../../base/styles/theme.css'

export const legend = style({
  fontSize: '0.8125rem',
  lineHeight: 1.45,
  color: vars.color.inkMuted,
  maxWidth: 'none',
  '@media': { print: { fontSize: '8pt' } },
})
