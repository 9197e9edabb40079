import { style } from '@vanilla-extract/css'
import { wide } from '../../styles/media'

export const manage = style({ justifySelf: 'start' })
export const call = style({ width: '100%', '@media': { [wide]: { width: 'auto', justifySelf: 'start' } } })
