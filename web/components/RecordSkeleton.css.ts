import { style } from '@vanilla-extract/css'

export const header = style({ maxWidth: '18rem' })
