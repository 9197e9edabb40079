import { style } from '@vanilla-extract/css'
import { vars } from '../../base/styles/theme.css'

/** The sections are closer to one another than on the rest of the page, like lines of a list. */
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
})
