import { style } from '@vanilla-extract/css'
import { wide } from '../../styles/media'
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
export const others = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[3],
  '@media': { [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
export const report = style({ gridColumn: '1 / -1', '@media': { [wide]: { gridColumn: 'auto' } } })
export const manage = style({ justifySelf: 'start' })
export const cats = style({ display: 'grid', gap: vars.space[3] })
export const cat = style({ display: 'grid', gridTemplateColumns: '3.5rem minmax(0, 1fr) auto', alignItems: 'center', gap: vars.space[3] })
export const name = style({ fontSize: vars.text.l })
