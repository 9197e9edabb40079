import { style } from '@vanilla-extract/css'
import { wide } from '../../styles/media'
import { vars } from '../../styles/theme.css'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[2],
  width: '100%',
  '@media': { [wide]: { display: 'flex', width: 'auto' } },
})

// Both stand on one line of the narrowest phone.
export const button = style({
  paddingInline: vars.space[3],
  fontSize: vars.text.s,
  '@media': { [wide]: { paddingInline: vars.space[5], fontSize: vars.text.m } },
})
