import { style } from '@vanilla-extract/css'
import { wideGaps, page } from '../../base/styles/page'
import { wide } from '../../base/styles/widths'
import { vars } from '../../base/styles/theme.css'

export const root = style([page('44rem'), wideGaps])
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
})
export const name = style({ overflowWrap: 'anywhere' })
export const vetName = style({ fontWeight: 600, overflowWrap: 'anywhere' })
export const muted = style({
  fontSize: vars.text.s,
  color: vars.color.inkMuted,
  overflowWrap: 'anywhere',
})
/** The text comes from the user of a link: line breaks are kept, and no other formatting. */
export const text = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
})
export const number = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[3],
  minHeight: vars.touch,
  padding: vars.space[3],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  cursor: 'pointer',
})
export const box = style({
  width: '1.5rem',
  height: '1.5rem',
  margin: 0,
  accentColor: vars.color.action,
})
export const message = style({
  display: 'block',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
export const effect = style({ display: 'block', fontSize: vars.text.s, color: vars.color.inkMuted })
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
})
export const limit = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  alignItems: 'center',
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})
export const decided = style({
  display: 'grid',
  gap: vars.space[1],
  paddingBlockEnd: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.line}`,
})
