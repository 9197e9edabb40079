import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { wide } from '../styles/widths'
import { vars } from '../styles/theme.css'

const pulse = keyframes({ '50%': { opacity: 0.5 } })

export const block = style({
  backgroundColor: vars.color.line,
  borderRadius: vars.radius.s,
  animation: `${pulse} 1.8s ease-in-out infinite`,
})
export const shape = styleVariants({
  text: { height: '1.125rem', selectors: { '&:last-child:not(:first-child)': { width: '60%' } } },
  card: { height: '16rem', borderRadius: vars.radius.l },
  // The skeleton is as high as a visit without changes on a phone, so that nothing visible moves
  // when it is loaded.
  visit: {
    height: '32rem',
    borderRadius: vars.radius.l,
    '@container': { [wide]: { height: '24rem' } },
  },
  tile: {
    height: '4.375rem',
    borderRadius: vars.radius.m,
    '@container': { [wide]: { height: '6.875rem' } },
  },
  choice: { height: '4rem', borderRadius: vars.radius.l },
  strips: {
    height: '48rem',
    borderRadius: vars.radius.m,
    '@container': { [wide]: { height: '25.75rem' } },
  },
  curve: {
    height: '26rem',
    borderRadius: vars.radius.m,
    '@container': { [wide]: { height: '20.875rem' } },
  },
})
