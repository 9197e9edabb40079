import { style, styleVariants } from '@vanilla-extract/css'
import { forcedColors, hover, shortScreen } from '../../../base/styles/media'
import { largeText, veryLargeText } from '../../../base/styles/widths'
import { vars } from '../../../base/styles/theme.css'

/** WebKit does not lay out a fieldset that is a grid again when the screen gets narrower. */
export const content = style({ display: 'grid', gap: vars.space[3] })
export const legend = style({
  fontSize: vars.text.l,
  fontWeight: 650,
  lineHeight: 1.3,
  marginBlockEnd: vars.space[3],
})

export const columns = styleVariants({ 1: 1, 2: 2, 3: 3, 4: 4 }, (count) => ({
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
  '@container': {
    [largeText]: { gridTemplateColumns: `repeat(${Math.min(count, 2)}, minmax(0, 1fr))` },
    [veryLargeText]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  '@media': { [shortScreen]: { gap: vars.space[2] } },
}))

/** The card of a radio or a checkbox. */
export const card = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minHeight: '4rem',
  padding: `${vars.space[3]} ${vars.space[4]}`,
  color: vars.color.ink,
  cursor: 'pointer',
  '@media': { [shortScreen]: { paddingBlock: vars.space[1] } },
})

/**
 * The input covers the card, under its content, which lets touches pass. CSS alone shows the
 * checked state, so that a touch needs no rendering.
 */
export const input = style({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  zIndex: -1,
  margin: 0,
  backgroundColor: vars.color.surface,
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.l,
  cursor: 'inherit',
  selectors: {
    '&:checked': {
      backgroundColor: vars.color.actionSoft,
      borderColor: vars.color.action,
      boxShadow: `inset 0 0 0 1.5px ${vars.color.action}`,
    },
  },
  '@media': {
    [hover]: {
      transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}`,
      selectors: { [`${card}:hover > &:not(:checked)`]: { borderColor: vars.color.action } },
    },
    [forcedColors]: { selectors: { '&:checked': { outline: '3px solid Highlight' } } },
  },
})

/** The drawing is above its word if there are several columns. */
export const stacked = style({
  flexDirection: 'column',
  justifyContent: 'center',
  gap: vars.space[2],
  padding: `${vars.space[3]} ${vars.space[2]}`,
  textAlign: 'center',
})

export const drawing = style({
  pointerEvents: 'none',
  flexShrink: 0,
  width: '4rem',
  color: vars.color.ink,
  '@container': { [veryLargeText]: { display: 'none' } },
  '@media': { [shortScreen]: { width: '3.25rem' } },
})
export const words = style({
  pointerEvents: 'none',
  display: 'grid',
  minWidth: 0,
  maxWidth: '100%',
  lineHeight: 1.3,
})
export const label = style({ fontWeight: 600, textWrap: 'balance' })
export const hint = style({ fontSize: vars.text.s, color: vars.color.inkMuted })
export const tick = style({
  pointerEvents: 'none',
  flexShrink: 0,
  width: '22px',
  height: '22px',
  marginInlineStart: 'auto',
  color: vars.color.action,
  visibility: 'hidden',
  selectors: { [`${input}:checked ~ &`]: { visibility: 'visible' } },
})
export const cornerTick = style([
  tick,
  { position: 'absolute', insetBlockStart: vars.space[2], insetInlineEnd: vars.space[2] },
])
