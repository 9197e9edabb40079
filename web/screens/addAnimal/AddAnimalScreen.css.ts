import { style } from '@vanilla-extract/css'
import { wide } from '../../base/styles/media'
import { page } from '../../base/styles/page'
import { vars } from '../../base/styles/theme.css'

export const root = style(page('34rem'))
export const label = style({ fontWeight: 600, lineHeight: 1.3 })
export const actions = style({
  display: 'grid',
  gap: vars.space[3],
  '@media': { [wide]: { display: 'flex', justifyContent: 'flex-end' } },
})
export const importHint = style({ fontSize: vars.text.s, color: vars.color.inkMuted })
