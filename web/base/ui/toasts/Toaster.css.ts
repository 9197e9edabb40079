import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { focusable } from '../../styles/focusable'
import { forcedColors, veryShortScreen } from '../../styles/media'
import { veryLargeText, wide } from '../../styles/widths'
import { vars } from '../../styles/theme.css'

const enter = keyframes({ from: { opacity: 0, transform: 'translateY(-1rem)' } })
const leave = keyframes({ to: { opacity: 0 } })

// A toast covers the top bar's row; a dialog stays below it (Dialog.css.ts). A higher toast pushes
// the page down, and sticks over a scrolled page.
const row = '4rem'
const rowAndGap = '5rem'
const afterName = { maxWidth: '22rem', marginInlineStart: 'calc(max(0px, 50% - 36rem) + 14rem)' }
const asHigh = (height: string) => ({
  minHeight: `calc(${height} + env(safe-area-inset-top))`,
  marginBlockEnd: `calc(-1 * (${height} + env(safe-area-inset-top)))`,
})
export const region = style([
  asHigh(rowAndGap),
  {
    order: -1,
    flexShrink: 0,
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 50,
    pointerEvents: 'none',
    selectors: {
      // The bar is higher than its row: there is no network, or there are pending entries.
      'header:has(> :not(:first-child, :empty)) ~ &': asHigh(row),
      'dialog > &': { position: 'fixed', insetInline: 0 },
    },
    '@media': {
      // If there is no space above a dialog, the toast is inside it, in a row of its own.
      [veryShortScreen]: {
        selectors: { 'dialog > &': { position: 'sticky', minHeight: 0, marginBlockEnd: 0 } },
      },
      print: { display: 'none' },
    },
  },
])
export const viewport = style({ outline: 'none' })

const toast = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  gap: vars.space[3],
  padding: `${vars.space[1]} ${vars.space[2]} ${vars.space[1]} ${vars.space[4]}`,
  paddingBlockStart: `max(${vars.space[1]}, env(safe-area-inset-top))`,
  maxWidth: '26.25rem',
  marginInline: 'auto',
  pointerEvents: 'auto',
  color: vars.color.ink,
  backgroundColor: vars.color.surfaceRaised,
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderBlockStart: 0,
  borderRadius: `0 0 ${vars.radius.m} ${vars.radius.m}`,
  boxShadow: vars.shadow.overlay,
  animation: `${enter} ${vars.motion.calm}`,
  touchAction: 'pan-y',
  selectors: {
    '&[data-state="closed"]': { animation: `${leave} ${vars.motion.quick}` },
    '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
    '&[data-swipe="cancel"]': { transform: 'none', transition: `transform ${vars.motion.quick}` },
  },
  '@container': {
    [veryLargeText]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    [wide]: afterName,
  },
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
})

// This scrolls the focused element out from under a toast. It is unconditional, because a ':has' on
// the root would restyle everything at each touch.
globalStyle(`main ${focusable}`, { scrollMarginBlockStart: '6rem' })

export const tone = styleVariants({
  default: [toast],
  notice: [toast],
  destructive: [
    toast,
    { backgroundColor: vars.color.status.red.soft, borderColor: vars.color.status.red.solid },
  ],
})
const markBase = style({ '@container': { [veryLargeText]: { display: 'none' } } })
export const mark = styleVariants({
  default: [markBase, { color: vars.color.action }],
  notice: [markBase, { color: vars.color.inkMuted }],
  destructive: [markBase, { color: vars.color.status.red.solid }],
})
export const words = style({
  display: 'grid',
  gap: '0.125rem',
  paddingBlock: vars.space[1],
  lineHeight: 1.25,
  minWidth: 0,
  textWrap: 'pretty',
})
export const title = style({ fontWeight: 650 })
export const text = style({ fontSize: vars.text.s })
export const close = style({ color: 'inherit' })
