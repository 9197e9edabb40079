import { style } from '@vanilla-extract/css'
import { wide } from '../styles/media'
import { vars } from '../styles/theme.css'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  maxWidth: '64rem',
  marginInline: 'auto',
  '@media': { [wide]: { gap: vars.space[6] } },
})
