import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { focusable } from '../../base/styles/focusable'
import { shortScreen } from '../../base/styles/media'
import { largeText, veryLargeText, wide } from '../../base/styles/widths'
import { vars } from '../../base/styles/theme.css'

/** The frame's bottom padding; here the buttons are at the edge. */
const framePadding = `max(${vars.space[8]}, env(safe-area-inset-bottom))`

/** Fills the frame, so that the buttons are near the thumb on a short step too. */
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto',
  gap: vars.space[5],
  width: '100%',
  maxWidth: '36rem',
  minHeight: `calc(100% + ${framePadding})`,
  marginInline: 'auto',
  marginBlockEnd: `calc(-1 * ${framePadding})`,
  '@container': {
    [wide]: {
      gap: vars.space[8],
      gridTemplateRows: 'auto auto auto',
      alignContent: 'start',
      minHeight: 0,
      marginBlockEnd: 0,
    },
  },
  '@media': { [shortScreen]: { gap: vars.space[3] } },
})

export const top = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[1],
})

export const header = style({
  display: 'flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  columnGap: vars.space[3],
})
/** 'Comme hier' is beside the words, so that the first step needs no more space. */
export const headerWithOffer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"name offer" "day offer"',
  columnGap: vars.space[3],
  '@container': {
    [largeText]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"name" "day" "offer"',
    },
  },
})
export const title = style({ gridArea: 'name', fontSize: vars.text.m, overflowWrap: 'anywhere' })
export const day = style({ gridArea: 'day', color: vars.color.inkMuted, fontSize: vars.text.s })

const fadeUp = keyframes({ from: { opacity: 0, transform: 'translateY(6px)' } })
export const step = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[6],
  minWidth: 0,
  animation: `${fadeUp} ${vars.motion.quick}`,
})

// Scrolls the focused element out from under the buttons.
globalStyle(`${step} ${focusable}`, { scrollMarginBlockEnd: '6rem' })

export const actions = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  paddingBlockEnd: `max(${vars.space[3]}, env(safe-area-inset-bottom))`,
  backgroundColor: vars.color.paper,
  borderBlockStart: `1px solid ${vars.color.line}`,
  textWrap: 'balance',
  // If the buttons were stacked, they would hide the question.
  '@container': { [veryLargeText]: { position: 'static', gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const problem = style({ gridColumn: '1 / -1' })

export const resume = style({
  display: 'grid',
  gap: vars.space[3],
  width: '100%',
  maxWidth: '22rem',
})
