import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { forcedColors } from '../../base/styles/media'
import { veryLargeText } from '../../base/styles/widths'
import { vars } from '../../base/styles/theme.css'
import { photoRows, photoWidth, restColumn } from '../card/CatCard.css'

export const root = style({ display: 'grid', gap: vars.space[3], justifyItems: 'center' })

// The browser scrolls vertically; horizontal movements are swipes.
export const stage = style({ width: '100%', maxWidth: '46rem', touchAction: 'pan-y pinch-zoom' })

const from = (x: string) => keyframes({ from: { opacity: 0, transform: `translateX(${x})` } })
const arrives = (x: string) => style({ animation: `${from(x)} ${vars.motion.calm}` })

export const slide = styleVariants({
  still: [],
  next: [arrives('2rem')],
  previous: [arrives('-2rem')],
})

export const paging = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[2],
  maxWidth: '100%',
})
export const arrow = style({ borderRadius: vars.radius.full })

export const dots = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center' })

export const dot = style({
  display: 'grid',
  placeItems: 'center',
  width: '1.75rem',
  height: vars.touch,
  padding: 0,
  background: 'none',
  border: 0,
  borderRadius: vars.radius.s,
  cursor: 'pointer',
  '::before': {
    content: '',
    width: '0.75rem',
    height: '0.75rem',
    border: `1.5px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.full,
    transition: `width ${vars.motion.quick}`,
  },
  selectors: {
    '&[aria-current]::before': {
      width: '1.5rem',
      backgroundColor: vars.color.action,
      borderColor: vars.color.action,
    },
  },
  '@container': {
    // The dots do not grow with the letters: those of fourteen cats would fill a screen.
    [veryLargeText]: {
      width: '28px',
      height: '48px',
      '::before': { width: '12px', height: '12px' },
      selectors: { '&[aria-current]::before': { width: '24px' } },
    },
  },
  '@media': {
    [forcedColors]: { selectors: { '&[aria-current]::before': { backgroundColor: 'Highlight' } } },
  },
})

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  alignItems: 'start',
  gap: vars.space[4],
})
export const cell = style({
  vars: { [photoWidth]: '4.5rem', [photoRows]: '1', [restColumn]: '1 / -1' },
  display: 'grid',
  borderRadius: vars.radius.l,
  scrollMarginBlock: vars.space[6],
})
