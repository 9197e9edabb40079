import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../base/styles/theme.css'

const base = style({ overflow: 'hidden', backgroundColor: vars.color.accentSoft })
export const frame = styleVariants({
  // The frame is 3:4, and 18rem high at most (product/pages 4.2).
  portrait: [base, { aspectRatio: '3 / 4', maxHeight: '18rem', borderRadius: vars.radius.l }],
  square: [base, { aspectRatio: '1', borderRadius: vars.radius.m }],
})
export const image = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' })
export const placeholder = style({
  height: '100%',
  display: 'grid',
  placeItems: 'end center',
  color: vars.color.accent,
})
