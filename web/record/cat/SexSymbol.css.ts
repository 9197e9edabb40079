import { style } from '@vanilla-extract/css'

export const symbol = style({ display: 'inline-block', verticalAlign: '-0.08em' })
