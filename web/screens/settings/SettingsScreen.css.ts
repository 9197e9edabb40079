import { style } from '@vanilla-extract/css'
import { wide } from '../../styles/media'
import { vars } from '../../styles/theme.css'

export const root = style({
  display: 'grid',
  gap: vars.space[5],
  width: '100%',
  maxWidth: '34rem',
  marginInline: 'auto',
})
export const card = style({ display: 'grid', gap: vars.space[5], width: '100%' })
export const form = style({ display: 'grid', gap: vars.space[5] })
export const names = style({
  display: 'grid',
  gap: vars.space[5],
  '@media': { [wide]: { gridTemplateColumns: '1fr 1fr', columnGap: vars.space[4], alignItems: 'start' } },
})
export const end = style({ justifySelf: 'start' })
export const address = style({ display: 'grid', gap: vars.space[3] })
export const answers = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] })
export const proven = style({ display: 'flex', alignItems: 'center', gap: vars.space[2], fontSize: vars.text.s, color: vars.color.inkMuted })
export const action = style({ display: 'grid', gap: vars.space[3], justifyItems: 'start' })
export const quiet = style({ fontSize: vars.text.s, lineHeight: 1.45, color: vars.color.inkMuted })
export const link = style({ display: 'inline-flex', alignItems: 'center', minHeight: vars.touch, justifySelf: 'start' })
