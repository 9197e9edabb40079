import { globalStyle, style } from '@vanilla-extract/css'

export const root = style({ display: 'grid', placeItems: 'center', minHeight: '100dvh' })

// The words that index.html shows before any code has arrived.
globalStyle('#root > p:only-child', { display: 'grid', placeItems: 'center', maxWidth: 'none', minHeight: '100dvh' })
