import { style } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css'

export const label = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: vars.touch,
})
export const hint = style({ fontSize: vars.text.s, color: vars.color.inkMuted })
