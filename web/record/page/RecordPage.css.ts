import { style } from '@vanilla-extract/css'
import { wideGaps, page } from '../../base/styles/page'
import { vars } from '../../base/styles/theme.css'

export const root = style([page('64rem'), wideGaps])
export const disclaimer = style({
  paddingBlockStart: vars.space[4],
  fontSize: vars.text.s,
  color: vars.color.inkMuted,
  borderBlockStart: `1px solid ${vars.color.line}`,
})
