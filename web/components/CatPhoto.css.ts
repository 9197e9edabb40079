import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../styles/theme.css'

const base = style({
  overflow: 'hidden',
  backgroundColor: vars.color.accentSoft,
  borderRadius: vars.radius.l,
})
export const ratio = styleVariants({
  '3:4': [base, { aspectRatio: '3 / 4', maxHeight: '18rem' }],
  '1:1': [base, { aspectRatio: '1' }],
})
export const image = style({ width: '100%', height: '100%', objectFit: 'cover' })
export const placeholder = style({ height: '100%', display: 'grid', placeItems: 'end center', color: vars.color.accent })
