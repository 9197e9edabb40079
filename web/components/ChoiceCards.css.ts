import { style, styleVariants } from '@vanilla-extract/css'
import { forcedColors, hover, low } from '../styles/media'
import { vars } from '../styles/theme.css'

export const group = style({ display: 'grid', gap: vars.space[3], minWidth: 0 })
export const legend = style({ fontSize: vars.text.l, fontWeight: 650, lineHeight: 1.3, marginBlockEnd: vars.space[3] })

export const columns = styleVariants({ 1: ['1fr'], 2: ['1fr', '1fr'], 3: ['1fr', '1fr', '1fr'] }, (tracks) => ({
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: tracks.map(() => 'minmax(0, 1fr)').join(' '),
  '@media': { [low]: { gap: vars.space[2] } },
}))

/** The card of a radio or a checkbox; the input covers it, unseen, so that a touch anywhere is a touch on it. */
export const card = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minHeight: '4rem',
  padding: `${vars.space[3]} ${vars.space[4]}`,
  color: vars.color.ink,
  backgroundColor: vars.color.surface,
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.l,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}, box-shadow ${vars.motion.quick}`,
  selectors: {
    '&:has(:checked)': {
      backgroundColor: vars.color.actionSoft,
      borderColor: vars.color.action,
      boxShadow: `inset 0 0 0 1.5px ${vars.color.action}`,
    },
    '&:has(:focus-visible)': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '3px' },
  },
  '@media': {
    [low]: { paddingBlock: vars.space[1] },
    [hover]: { selectors: { '&:hover:not(:has(:checked))': { borderColor: vars.color.action } } },
    [forcedColors]: { selectors: { '&:has(:checked)': { outline: '3px solid Highlight' } } },
  },
})

/** Several columns: the drawing stands above its word. */
export const stacked = style({
  flexDirection: 'column',
  justifyContent: 'center',
  gap: vars.space[2],
  padding: `${vars.space[3]} ${vars.space[2]}`,
  textAlign: 'center',
})

export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
})

export const drawing = style({
  flexShrink: 0,
  width: '4rem',
  color: vars.color.ink,
  '@media': { [low]: { width: '3.25rem' } },
})
export const words = style({ display: 'grid', minWidth: 0, lineHeight: 1.3 })
export const label = style({ fontWeight: 600, textWrap: 'balance' })
export const hint = style({ fontSize: vars.text.s, color: vars.color.inkMuted })
export const tick = style({
  flexShrink: 0,
  width: '22px',
  height: '22px',
  marginInlineStart: 'auto',
  color: vars.color.action,
})
export const cornerTick = style([tick, { position: 'absolute', insetBlockStart: vars.space[2], insetInlineEnd: vars.space[2] }])
