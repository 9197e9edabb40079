import { style } from '@vanilla-extract/css'
import { wide } from '../../styles/media'
import { vars } from '../../styles/theme.css'

export const root = style({ display: 'grid', gap: vars.space[5], width: '100%', maxWidth: '34rem', marginInline: 'auto' })
export const form = style({ display: 'grid', gap: vars.space[5] })
export const photo = style({ display: 'grid', gap: vars.space[2] })
export const label = style({ fontWeight: 600, lineHeight: 1.3 })
export const numbers = style({
  display: 'grid',
  gap: vars.space[5],
  '@media': { [wide]: { gridTemplateColumns: '1fr 1fr', columnGap: vars.space[4], alignItems: 'start' } },
})
export const actions = style({
  display: 'grid',
  gap: vars.space[3],
  '@media': { [wide]: { display: 'flex', justifyContent: 'flex-end' } },
})
