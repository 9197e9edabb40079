import { style } from '@vanilla-extract/css'
import { largeText } from '../../base/styles/widths'
import { vars } from '../../base/styles/theme.css'

export const lastWeight = style({ color: vars.color.inkMuted })
export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: vars.space[2],
  '@container': { [largeText]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const step = style({ paddingInline: 0, fontVariantNumeric: 'tabular-nums' })
