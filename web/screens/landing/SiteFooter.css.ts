import { style } from '@vanilla-extract/css'
import { vars } from '../../base/styles/theme.css'

export const root = style({
  display: 'grid',
  gap: vars.space[3],
  paddingBlockStart: vars.space[6],
  fontSize: vars.text.s,
  color: vars.color.inkMuted,
  borderBlockStart: `1px solid ${vars.color.line}`,
})
export const map = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[6] })
export const link = style({ display: 'inline-flex', alignItems: 'center', minHeight: vars.touch })
