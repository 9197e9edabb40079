import { style } from '@vanilla-extract/css'
import { veryLargeText, wide } from '../../base/styles/widths'
import { vars } from '../../base/styles/theme.css'

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  '@container': { [wide]: { gridTemplateColumns: '15rem minmax(0, 1fr)', gap: vars.space[8] } },
})
export const form = style({ display: 'grid', gap: vars.space[4], alignContent: 'start' })
export const add = style({ justifySelf: 'start' })

export const history = style({
  display: 'grid',
  gap: vars.space[2],
  alignContent: 'start',
  justifyItems: 'start',
  minWidth: 0,
})
/** The list has the full width if there is no form beside it. */
export const fullWidth = style([history, { gridColumn: '1 / -1' }])
export const none = style({ color: vars.color.inkMuted })
export const list = style({ width: '100%' })
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 2.5rem auto',
  alignItems: 'center',
  gap: vars.space[1],
  '@container': { [veryLargeText]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
})
export const day = style({ minWidth: 0, fontSize: vars.text.s })
export const writer = style({ color: vars.color.inkMuted, overflowWrap: 'anywhere' })
export const weight = style({
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
export const change = style({
  textAlign: 'end',
  fontSize: vars.text.s,
  color: vars.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
})
