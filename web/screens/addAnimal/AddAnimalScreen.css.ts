import { style } from '@vanilla-extract/css'
import { page } from '../../base/styles/page'
import { wide } from '../../base/styles/widths'
import { vars } from '../../base/styles/theme.css'

export const root = style(page('34rem'))
export const label = style({ fontWeight: 600, lineHeight: 1.3 })
export const actions = style({
  display: 'grid',
  gap: vars.space[3],
  '@container': { [wide]: { display: 'flex', justifyContent: 'flex-end' } },
})
export const importHint = style({ fontSize: vars.text.s, color: vars.color.inkMuted })
