import { style } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  maxWidth: '44rem',
  marginInline: 'auto',
})
export const card = style({ display: 'grid', gap: vars.space[5] })
export const ways = style({ display: 'grid', gap: vars.space[3] })
export const others = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(8.5rem, 1fr))', gap: vars.space[3] })
export const manage = style({ justifySelf: 'start' })
export const cats = style({ display: 'grid', gap: vars.space[3] })
export const cat = style({ display: 'grid', gridTemplateColumns: '4rem 1fr auto', alignItems: 'center', gap: vars.space[4] })
export const name = style({ fontSize: vars.text.l })
