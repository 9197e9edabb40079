import { style } from '@vanilla-extract/css'
import { vars } from '../styles/theme.css'

export const root = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  paddingBlock: vars.space[16],
  textAlign: 'center',
  color: vars.color.inkMuted,
})
