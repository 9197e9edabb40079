import { style, styleVariants } from '@vanilla-extract/css'
import { veryLargeText, wide } from '../../base/styles/widths'
import { vars } from '../../base/styles/theme.css'

export const list = style({ display: 'grid', gap: vars.space[3] })
export const link = style({
  display: 'grid',
  gap: vars.space[3],
  '@container': {
    [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 16rem)', alignItems: 'start' },
  },
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
})
export const name = style({ width: '100%', overflowWrap: 'anywhere' })
export const summary = style({
  minHeight: vars.touch,
  paddingBlock: vars.space[3],
  fontWeight: 600,
  color: vars.color.action,
  cursor: 'pointer',
})
export const words = style({ display: 'grid', gap: vars.space[3], minWidth: 0 })

const badgeBase = style({
  padding: `2px ${vars.space[3]}`,
  fontSize: vars.text.s,
  fontWeight: 600,
  border: '1px solid transparent',
  borderRadius: vars.radius.full,
})
// Status colours are for the cat only: a valid link is petrol, any other is grey.
export const badge = styleVariants({
  active: [badgeBase, { color: vars.color.action, backgroundColor: vars.color.actionSoft }],
  over: [badgeBase, { color: vars.color.inkMuted, borderColor: vars.color.lineStrong }],
})
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  '@container': { [wide]: { display: 'grid' } },
})
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[3],
  rowGap: vars.space[1],
  fontSize: vars.text.s,
  '@container': { [veryLargeText]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const fact = style({ display: 'contents' })
export const term = style({ color: vars.color.inkMuted })
export const value = style({
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
