import { style } from '@vanilla-extract/css'

export const root = style({
  color: 'inherit',
  textDecorationThickness: 1,
  textUnderlineOffset: '0.2em',
})
