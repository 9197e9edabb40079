import { style } from '@vanilla-extract/css'
import { wide } from '../../../base/styles/widths'
import { vars } from '../../../base/styles/theme.css'

// A column of automatic width would be as wide as a long note in one line in WebKit.
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  minWidth: 0,
})
export const title = style({ fontSize: '1rem', fontWeight: 600 })
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  fontSize: vars.text.s,
  lineHeight: 1.35,
})
export const event = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
  paddingBlock: vars.space[2],
  borderBlockStart: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
  '@container': { [wide]: { gridTemplateColumns: '13rem minmax(0, 1fr)' } },
})
export const day = style({ color: vars.color.inkMuted, fontVariantNumeric: 'tabular-nums' })
export const signs = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
})
export const sign = style({ display: 'inline-flex', alignItems: 'start', gap: vars.space[1] })
export const note = style({ maxWidth: 'none', '@container': { [wide]: { gridColumn: 2 } } })
