import { style } from '@vanilla-extract/css'
import { vars } from '../../base/styles/theme.css'

export const list = style({ display: 'grid', borderTop: `1px solid ${vars.color.line}` })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  paddingBlock: vars.space[3],
  borderBottom: `1px solid ${vars.color.line}`,
})
/** The name is beside its button, or above it if the text is large. */
export const name = style({ flex: '1 1 8rem', minWidth: 0 })
export const summary = style({
  minHeight: vars.touch,
  paddingBlock: vars.space[3],
  fontWeight: 600,
  color: vars.color.action,
  cursor: 'pointer',
  borderRadius: vars.radius.s,
})
