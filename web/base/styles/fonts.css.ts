import { globalFontFace } from '@vanilla-extract/css'

// The fonts are self-hosted, Latin only. The fallbacks have the metrics of the real fonts, so that
// nothing moves when these load.
const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,' +
  'U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215'

// The file contains the used weights of @fontsource-variable/atkinson-hyperlegible-next 5.3.0, 20
// kB instead of 34 kB:
// fonttools varLib.instancer atkinson-hyperlegible-next-latin-wght-normal.woff2 wght=400:700
globalFontFace('Atkinson Hyperlegible Next', {
  src: 'url(./fonts/atkinson-hyperlegible-next-latin-400-700.woff2) format("woff2")',
  fontWeight: '400 700',
  fontStyle: 'normal',
  fontDisplay: 'swap',
  unicodeRange: latin,
})

// This font is for headings and names, in a single weight.
globalFontFace('Fraunces', {
  src: 'url(@fontsource/fraunces/files/fraunces-latin-600-normal.woff2) format("woff2")',
  fontWeight: '600',
  fontStyle: 'normal',
  fontDisplay: 'swap',
  unicodeRange: latin,
})

globalFontFace('Atkinson fallback', {
  src: 'local("Arial"), local("Liberation Sans"), local("Helvetica Neue"), local("Roboto")',
  sizeAdjust: '99.1%',
  ascentOverride: '99.3%',
  descentOverride: '31.9%',
  lineGapOverride: '0%',
})

globalFontFace('Fraunces fallback', {
  src: 'local("Times New Roman Bold"), local("Times New Roman"), local("Liberation Serif"), local("Noto Serif")',
  sizeAdjust: '111.5%',
  ascentOverride: '87.7%',
  descentOverride: '22.9%',
  lineGapOverride: '0%',
})
