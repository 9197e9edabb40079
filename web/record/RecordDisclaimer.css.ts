import { style } from '@vanilla-extract/css'
import { vars } from '../styles/theme.css'

export const root = style({
  paddingBlockStart: vars.space[4],
  fontSize: vars.text.s,
  color: vars.color.inkMuted,
  borderBlockStart: `1px solid ${vars.color.line}`,
})
