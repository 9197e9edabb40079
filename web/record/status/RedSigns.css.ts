import { style } from '@vanilla-extract/css'
import { vars } from '../../base/styles/theme.css'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'start',
  gap: vars.space[2],
  color: vars.color.status.red.ink,
})
