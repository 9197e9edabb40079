import { style } from '@vanilla-extract/css'
import { wideGaps, page } from '../../base/styles/page'
import { vars } from '../../base/styles/theme.css'

export const root = style([page('44rem'), wideGaps])
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
})
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
})
export const title = style({ fontSize: vars.text.m, fontWeight: 650 })
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderTop: `1px solid ${vars.color.line}`,
})
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space[2],
  paddingBlock: vars.space[3],
  borderBottom: `1px solid ${vars.color.line}`,
})
export const words = style({ minWidth: 0, overflowWrap: 'anywhere' })
export { check } from '../../record/sharing/ShareOptions.css'
