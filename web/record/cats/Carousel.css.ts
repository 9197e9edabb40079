import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { forcedColors, wide } from '../../base/styles/media'
import { vars } from '../../base/styles/theme.css'
import { photoHeight, photoWidth } from '../card/CatCard.css'

export const root = style({ display: 'grid', gap: vars.space[3], justifyItems: 'center' })

// The browser scrolls vertically; horizontal movements are swipes.
export const stage = style({
  position: 'relative',
  width: '100%',
  maxWidth: '46rem',
  touchAction: 'pan-y pinch-zoom',
  '@media': {
    [wide]: { maxWidth: '54rem', paddingInline: `calc(${vars.touch} + ${vars.space[4]})` },
  },
})

const from = (x: string) => keyframes({ from: { opacity: 0, transform: `translateX(${x})` } })
const arrives = (x: string) => style({ animation: `${from(x)} ${vars.motion.calm}` })

export const slide = styleVariants({
  still: [],
  next: [arrives('2rem')],
  previous: [arrives('-2rem')],
})

const arrow = style({
  position: 'absolute',
  zIndex: 1,
  // The arrows are beside the photo on a phone, and beside the card on wider screens.
  insetBlockStart: `calc(${photoHeight} / 2 - 0.5rem)`,
  borderRadius: vars.radius.full,
  '@media': { [wide]: { insetBlockStart: `calc(50% - ${vars.touch} / 2)` } },
})
export const previous = style([
  arrow,
  { insetInlineStart: vars.space[2], '@media': { [wide]: { insetInlineStart: 0 } } },
])
export const next = style([
  arrow,
  { insetInlineEnd: vars.space[2], '@media': { [wide]: { insetInlineEnd: 0 } } },
])

export const dots = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center' })

export const dot = style({
  display: 'grid',
  placeItems: 'center',
  width: '2.25rem',
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
      width: '1.75rem',
      backgroundColor: vars.color.action,
      borderColor: vars.color.action,
    },
  },
  '@media': {
    [forcedColors]: { selectors: { '&[aria-current]::before': { backgroundColor: 'Highlight' } } },
  },
})

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[6],
})
// A cell is as high as its row, and so is its card.
export const cell = style({
  vars: { [photoWidth]: '9rem' },
  display: 'grid',
  borderRadius: vars.radius.l,
  scrollMarginBlock: vars.space[6],
})
