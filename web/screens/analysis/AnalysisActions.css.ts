import { style } from '@vanilla-extract/css'
import { wide } from '../../styles/media'
import { vars } from '../../styles/theme.css'

export const root = style({
  display: 'grid',
  gridTemplateColumns: '2fr 3fr',
  gap: vars.space[2],
  width: '100%',
  '@media': { [wide]: { display: 'flex', width: 'auto' } },
})
