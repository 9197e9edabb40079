import { style } from '@vanilla-extract/css'

export const root = style({ display: 'grid', placeItems: 'center', minHeight: '100dvh' })
