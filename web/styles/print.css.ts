import { globalStyle } from '@vanilla-extract/css'

// The printed sheet: A4 with 15 mm margins (product/pages 5.6). What is printed is always the light theme (see media.ts).
globalStyle('@page', { size: 'A4', margin: '15mm' } as Record<string, string>)

globalStyle('a', { '@media': { print: { color: 'inherit', textDecoration: 'none' } } })
