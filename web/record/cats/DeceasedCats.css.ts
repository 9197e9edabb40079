import { style } from '@vanilla-extract/css'
import { desktop, veryLargeText, wide } from '../../base/styles/widths'
import { catName } from '../../base/styles/text.css'
import { vars } from '../../base/styles/theme.css'

export const root = style({
  display: 'grid',
  gap: vars.space[3],
  width: '100%',
  maxWidth: '46rem',
  marginInline: 'auto',
  paddingBlockStart: vars.space[6],
  '@container': { [desktop]: { maxWidth: '72rem' } },
})
export const title = style({
  textAlign: 'center',
  fontSize: vars.text.l,
  color: vars.color.inkMuted,
})
export const cats = style({
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
})
export const cat = style({
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  gap: vars.space[4],
  alignItems: 'center',
  '@container': {
    [veryLargeText]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [wide]: { padding: vars.space[4] },
  },
})
export const photo = style({ width: '6rem' })
export const name = style([catName, { fontSize: vars.text.l, overflowWrap: 'anywhere' }])
export const deceasedLine = style({ color: vars.color.inkMuted, fontSize: vars.text.s })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[1] })
