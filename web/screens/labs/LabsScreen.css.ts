import { style } from '@vanilla-extract/css'
import { wideGaps, page } from '../../base/styles/page'
import { wide } from '../../base/styles/widths'
import { vars } from '../../base/styles/theme.css'

export const root = style([page('54rem'), wideGaps])
export const add = style({ '@container': { [wide]: { maxWidth: '24rem' } } })
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
})
export const muted = style({ fontSize: vars.text.s, color: vars.color.inkMuted })
export const pending = style([muted, { display: 'flex', alignItems: 'center', gap: vars.space[1] }])
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const result = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[2],
  paddingBlock: vars.space[3],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})
export const day = style({ fontWeight: 600 })
export const resultValue = style({ overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' })
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: vars.space[1],
})
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  alignItems: 'start',
  '@container': { [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
/** The columns are in em, so that large letters move the unit below its value. */
export const value = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8em, 100%), 1fr))',
  gap: vars.space[3],
  alignItems: 'start',
})
export const quantity = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
})
export const withRange = style([
  quantity,
  {
    '@container': {
      [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space[4] },
    },
  },
])
export const values = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
})
/** Begins where 'Autres valeurs' begins. */
export const ranges = style({ justifySelf: 'start', paddingInline: 0, textAlign: 'start' })
export const fold = style([values, { paddingBlockStart: vars.space[3] }])
export { foldSummary as summary } from '../../base/styles/form.css'
