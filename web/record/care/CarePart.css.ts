import { globalStyle, style } from '@vanilla-extract/css'
import { wide } from '../../base/styles/widths'
import { vars } from '../../base/styles/theme.css'

export const root = style({
  display: 'grid',
  gap: vars.space[4],
  minWidth: 0,
  overflowWrap: 'anywhere',
})
export const treatments = style({ display: 'grid' })
export const treatment = style({
  display: 'grid',
  gap: vars.space[1],
  paddingBlock: vars.space[3],
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.line}` },
    '&:first-child': { paddingBlockStart: 0 },
  },
})
export const title = style({ fontSize: '1rem', fontWeight: 600, paddingBlockEnd: vars.space[1] })
export const periods = style({
  display: 'grid',
  gap: vars.space[1],
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  '@container': {
    [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: vars.space[4] },
  },
})
export const period = style({
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  columnGap: vars.space[2],
  alignItems: 'baseline',
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' } },
})
export const changes = style({ display: 'grid', gap: vars.space[1] })
export const change = style({
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  columnGap: vars.space[2],
  alignItems: 'baseline',
  fontVariantNumeric: 'tabular-nums',
})
globalStyle(`${periods} dt, ${change} time`, { fontSize: vars.text.s, color: vars.color.inkMuted })
globalStyle(`${periods} dd`, { margin: 0 })
