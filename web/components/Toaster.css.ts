import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { forcedColors, wide } from '../styles/media'
import { vars } from '../styles/theme.css'

const enter = keyframes({ from: { opacity: 0, transform: 'translateY(-1rem)' } })
const leave = keyframes({ to: { opacity: 0 } })

// On a phone at the top: the next button and a sheet's actions are at the bottom, under the thumb.
export const viewport = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  zIndex: 50,
  width: '100%',
  maxWidth: '420px',
  padding: vars.space[4],
  paddingBlockStart: `max(${vars.space[4]}, env(safe-area-inset-top))`,
  pointerEvents: 'none',
  outline: 'none',
  '@media': { [wide]: { insetBlock: 'auto 0' }, print: { display: 'none' } },
})

const toast = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'start',
  gap: vars.space[3],
  padding: `${vars.space[3]} ${vars.space[3]} ${vars.space[3]} ${vars.space[4]}`,
  pointerEvents: 'auto',
  color: vars.color.ink,
  backgroundColor: vars.color.surfaceRaised,
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.m,
  boxShadow: vars.shadow.overlay,
  animation: `${enter} ${vars.motion.calm}`,
  touchAction: 'pan-y',
  selectors: {
    '&[data-state="closed"]': { animation: `${leave} ${vars.motion.quick}` },
    '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
    '&[data-swipe="cancel"]': { transform: 'none', transition: `transform ${vars.motion.quick}` },
  },
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
})

export const tone = styleVariants({
  default: [toast],
  destructive: [toast, { backgroundColor: vars.color.status.red.soft, borderColor: vars.color.status.red.solid }],
})
export const mark = styleVariants({
  default: { paddingBlockStart: '0.8125rem', color: vars.color.action },
  destructive: { paddingBlockStart: '0.8125rem', color: vars.color.status.red.solid },
})
export const words = style({ display: 'grid', gap: vars.space[1], paddingBlock: '0.6875rem', lineHeight: 1.4, minWidth: 0, textWrap: 'pretty' })
export const title = style({ fontWeight: 650 })
export const close = style({ color: 'inherit' })
