import { globalStyle, style } from '@vanilla-extract/css'
import '../../base/styles/print.css'

export const root = style({
  display: 'none',
  '@media': {
    print: {
      display: 'grid',
      justifyItems: 'center',
      gap: '8mm',
      color: '#000',
      textAlign: 'center',
    },
  },
})
export const address = style({ overflowWrap: 'anywhere' })
globalStyle(`html[data-qr] body > :not(${root})`, {
  '@media': { print: { display: 'none !important' } },
})
