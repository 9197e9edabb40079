import { style } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css'

export const label = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: vars.touch,
  fontWeight: 600,
  cursor: 'pointer',
})
/** The hint begins below the label's first letter. */
export const dependentFields = style({
  display: 'grid',
  gap: vars.space[3],
  paddingInlineStart: `calc(1.5rem + ${vars.space[3]})`,
})
export const hint = style({ fontSize: vars.text.s, lineHeight: 1.45, color: vars.color.inkMuted })
