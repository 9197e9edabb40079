import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { forcedColors } from '../../base/styles/media'
import { desktop, veryLargeText } from '../../base/styles/widths'
import { vars } from '../../base/styles/theme.css'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[1],
  justifyItems: 'center',
  '@container': {
    [desktop]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'center',
      justifyItems: 'start',
    },
  },
})
export const count = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' })
/**
 * The row scrolls if it is wider than the screen. With the largest letters it has lines of five portraits, which do not
 * grow with the letters: the card's name and state stay on a phone's first screen.
 */
export const row = style({
  display: 'flex',
  justifyContent: 'safe center',
  gap: vars.space[1],
  maxWidth: '100%',
  overflowX: 'auto',
  // The marks and the focus ring are wider than the portraits. (`&&` precedes the reset of lists.)
  selectors: { '&&': { padding: vars.space[2] } },
  '@container': { [veryLargeText]: { flexWrap: 'wrap', justifyContent: 'center' } },
})

export const portrait = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: vars.touch,
  height: vars.touch,
  padding: 0,
  background: 'none',
  border: 0,
  borderRadius: vars.radius.full,
  cursor: 'pointer',
  '@container': { [veryLargeText]: { width: '15vw', height: '15vw' } },
})

export const picture = style({
  display: 'grid',
  placeItems: 'center',
  width: '2.5rem',
  height: '2.5rem',
  objectFit: 'cover',
  borderRadius: vars.radius.full,
  color: vars.color.ink,
  backgroundColor: vars.color.accentSoft,
  fontFamily: vars.font.display,
  fontSize: vars.text.s,
  fontWeight: 600,
  outline: '2px solid transparent',
  selectors: {
    [`${portrait}[aria-current] &`]: { outlineColor: vars.color.action, outlineOffset: '2px' },
  },
  '@container': { [veryLargeText]: { width: '12.5vw', height: '12.5vw', fontSize: '4.7vw' } },
  '@media': { [forcedColors]: { border: '1px solid ButtonText' } },
})

/** The letters are a drawing, not text: a label must contain all text of its button (WCAG 2.5.3). */
const drawnLetters = style([picture, { '::before': { content: 'attr(data-letters)' } }])

/**
 * Neighbours have different colours. Status colours are not used, since they are reserved for a
 * status.
 */
export const letters = styleVariants({
  warm: [drawnLetters],
  cool: [drawnLetters, { backgroundColor: vars.color.actionSoft }],
  neutral: [drawnLetters, { backgroundColor: vars.color.line }],
})

const badge = style({
  position: 'absolute',
  insetBlockEnd: '-0.125rem',
  insetInlineEnd: '-0.125rem',
  display: 'grid',
  backgroundColor: vars.color.surface,
  borderRadius: vars.radius.full,
})
export const doneBadge = style([badge, { color: vars.color.action }])
export const toDo = style([badge, { color: vars.color.inkMuted }])
export const urgent = style({
  position: 'absolute',
  insetBlockStart: '-0.125rem',
  insetInlineEnd: '-0.125rem',
  display: 'grid',
})

globalStyle(`${portrait} svg`, {
  '@container': { [veryLargeText]: { width: '6vw', height: '6vw' } },
})
