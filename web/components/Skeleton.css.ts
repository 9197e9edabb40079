import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../styles/theme.css'

const breathe = keyframes({ '50%': { opacity: 0.5 } })

export const block = style({
  backgroundColor: vars.color.line,
  borderRadius: vars.radius.s,
  animation: `${breathe} 1.8s ease-in-out infinite`,
})
export const lines = style({ display: 'grid', gap: vars.space[2] })
export const shape = styleVariants({
  text: { height: '1.125rem', selectors: { '&:last-child:not(:first-child)': { width: '60%' } } },
  card: { height: '16rem', borderRadius: vars.radius.l },
  tile: { height: '6rem', borderRadius: vars.radius.m },
})
