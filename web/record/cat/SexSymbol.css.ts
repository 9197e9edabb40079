import { style } from '@vanilla-extract/css'

/** Its size is that of the name. */
export const symbol = style({
  display: 'inline-block',
  fontSize: 'inherit',
  verticalAlign: '-0.08em',
})
