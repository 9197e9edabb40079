import { globalStyle, style } from '@vanilla-extract/css'
import { wide } from '../../base/styles/widths'
import { vars } from '../../base/styles/theme.css'

export const questions = style({
  display: 'grid',
  gap: vars.space[2],
  fontWeight: 600,
  overflowWrap: 'anywhere',
  selectors: { '&&': { paddingInlineStart: vars.space[5], listStyle: 'decimal' } },
})
export const rows = style({
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
})
export const row = style({
  '@container': {
    [wide]: {
      display: 'grid',
      gridTemplateColumns: '10rem minmax(0, 1fr)',
      columnGap: vars.space[4],
    },
  },
})
globalStyle(`${row} dt`, { display: 'inline', fontWeight: 600 })
// On a phone, name and value share a line if they fit.
globalStyle(`${row} dt::after`, {
  content: '"\u00a0: "',
  '@container': { [wide]: { content: 'none' } },
})
globalStyle(`${row} dd`, { margin: 0, gridColumn: 2 })
globalStyle(`${row} dd:only-of-type`, { display: 'inline' })
export const sinceField = style({ maxWidth: '16rem' })
