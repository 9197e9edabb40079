import { createVar, fallbackVar, style } from '@vanilla-extract/css'
import { cramped, wide } from '../../base/styles/media'
import { vars } from '../../base/styles/theme.css'

/** The width of a photo beside the text. */
export const photoWidth = createVar()

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  '@media': {
    [wide]: {
      gridTemplateColumns: `${fallbackVar(photoWidth, '13.5rem')} minmax(0, 1fr)`,
      columnGap: vars.space[6],
      alignItems: 'start',
    },
  },
})

// The photo is 3:4 and 18rem high at most (product/pages 4.2). On a small phone, it leaves space for
// today's state and the button above the bottom navigation.
export const photoHeight = 'clamp(9rem, 100svh - 30.5rem, 18rem)'
export const photo = style({
  width: '100%',
  maxWidth: `calc(${photoHeight} * 0.75)`,
  justifySelf: 'center',
  '@media': { [wide]: { maxWidth: '13.5rem' } },
})

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  textAlign: 'center',
  '@media': { [wide]: { textAlign: 'start' } },
})

export const name = style({
  fontFamily: vars.font.display,
  fontSize: vars.text.xxl,
  letterSpacing: '-0.01em',
})
/** The text is small enough not to break a word on a phone. */
export const longName = style([name, { fontSize: vars.text.xl }])
export const breed = style({
  color: vars.color.inkMuted,
  textWrap: 'balance',
  marginInline: 'auto',
  '@media': { [wide]: { marginInline: 0 } },
})

export const actions = style({
  display: 'grid',
  // The columns are as wide as their words, with equal gaps.
  gridTemplateColumns: 'repeat(3, auto)',
  '@media': { [cramped]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  paddingBlockStart: vars.space[2],
  borderBlockStart: `1px solid ${vars.color.line}`,
})

// The icon is above the word, so that three buttons fit on the smallest phone.
export const action = style({
  flexDirection: 'column',
  gap: vars.space[1],
  paddingInline: 0,
  fontSize: vars.text.s,
})

// This button is separate from the daily ones.
export const remove = style({
  justifySelf: 'end',
  fontSize: vars.text.s,
  fontWeight: 400,
  color: vars.color.inkMuted,
})
