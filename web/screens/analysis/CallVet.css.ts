import { style } from '@vanilla-extract/css'
import { wide } from '../../styles/media'

export const root = style({
  width: '100%',
  '@media': { [wide]: { width: 'auto', justifySelf: 'start' } },
})
