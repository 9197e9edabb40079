import { style } from '@vanilla-extract/css'

export const manage = style({ justifySelf: 'start' })
