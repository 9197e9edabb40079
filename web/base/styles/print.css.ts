import { globalStyle } from '@vanilla-extract/css'

// The page is A4 with 15 mm margins (product/pages 5.6). It is always printed in the light theme
// (media.ts).
globalStyle('@page', { size: 'A4', margin: '15mm' } as Record<string, string>)

globalStyle('a', { '@media': { print: { color: 'inherit', textDecoration: 'none' } } })
