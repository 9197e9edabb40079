import { style } from '@vanilla-extract/css'
import { wideGaps, page } from '../../base/styles/page'
import { breaking, smallNote as note, visuallyHidden } from '../../base/styles/text.css'
import { vars } from '../../base/styles/theme.css'

export const root = style([page('38rem'), wideGaps])
export const heading = style({ margin: 0, fontSize: vars.text.l, outline: 'none' })
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  justifyItems: 'stretch',
})
export const kinds = style({
  display: 'grid',
  gap: vars.space[3],
  margin: 0,
  paddingInlineStart: vars.space[5],
})
export const smallNote = style([note, breaking])
export const file = style({ fontWeight: 600, overflowWrap: 'anywhere' })
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] })
export const input = visuallyHidden
export const mistakes = style({
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  paddingInlineStart: vars.space[5],
})

export const cat = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
})
export const catHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[2],
})
export const catName = style({ margin: 0, fontSize: vars.text.m, overflowWrap: 'anywhere' })
export const badge = style({ fontSize: vars.text.s, color: vars.color.inkMuted })
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
})
export const words = style({
  paddingBlock: vars.space[2],
  textAlign: 'start',
  fontWeight: 400,
  borderBlockStart: `1px solid ${vars.color.line}`,
})
export const value = style({
  paddingBlock: vars.space[2],
  textAlign: 'end',
  borderBlockStart: `1px solid ${vars.color.line}`,
})
export const column = style({
  paddingBlockEnd: vars.space[2],
  paddingInlineStart: vars.space[3],
  textAlign: 'end',
  fontSize: vars.text.s,
  fontWeight: 400,
  color: vars.color.inkMuted,
})
export const nonZero = style([value, { fontWeight: 600 }])
export const none = style([value, { color: vars.color.inkMuted }])
