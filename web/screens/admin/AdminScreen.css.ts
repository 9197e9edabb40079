import { style } from '@vanilla-extract/css'
import { page } from '../../base/styles/page'
import { wide } from '../../base/styles/widths'
import { vars } from '../../base/styles/theme.css'

export const root = style(page('34rem'))
export const card = style({ display: 'grid', gap: vars.space[5], width: '100%' })
export { smallNote } from '../../base/styles/text.css'
export const dates = style({
  display: 'grid',
  gap: vars.space[3],
  fontVariantNumeric: 'tabular-nums',
  '@container': { [wide]: { gridTemplateColumns: '1fr 1fr' } },
})
