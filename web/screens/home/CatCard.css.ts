import { style } from '@vanilla-extract/css'
import { wide } from '../../styles/media'
import { vars } from '../../styles/theme.css'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  '@media': { [wide]: { gridTemplateColumns: '13.5rem minmax(0, 1fr)', columnGap: vars.space[6], alignItems: 'center' } },
})

// 3:4, 18rem high at most (product/pages 4.2); on a small phone no higher than leaves today's state and the action in sight, above
// the navigation of the installed app.
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

export const name = style({ fontFamily: vars.font.display, fontSize: vars.text.xxl, letterSpacing: '-0.01em' })
/** Set smaller, so that a phone need not break a word of it. */
export const longName = style([name, { fontSize: vars.text.xl }])
export const breed = style({ color: vars.color.inkMuted, textWrap: 'balance', marginInline: 'auto', '@media': { [wide]: { marginInline: 0 } } })

export const actions = style({
  display: 'grid',
  // As wide as their words, and the rest shared out: 'Partager' and 'Supprimer' stand as far apart as the others.
  gridTemplateColumns: 'repeat(4, auto)',
  paddingBlockStart: vars.space[2],
  borderBlockStart: `1px solid ${vars.color.line}`,
})

// Symbol above word: four fit on the smallest phone.
export const action = style({
  flexDirection: 'column',
  gap: vars.space[1],
  paddingInline: 0,
  fontSize: vars.text.s,
})

export const remove = style([action, { color: vars.color.inkMuted }])
