import { style } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css'
import { photoWidth } from './CatCard.css'

export const grid = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[6] })
// A cell is as high as its row, and its card with it.
export const cell = style({ vars: { [photoWidth]: '9rem' }, display: 'grid', borderRadius: vars.radius.l, scrollMarginBlock: vars.space[6] })
