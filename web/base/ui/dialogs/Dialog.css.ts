import { keyframes, style } from '@vanilla-extract/css'
import { forcedColors, veryShortScreen } from '../../styles/media'
import { wide } from '../../styles/widths'
import { vars } from '../../styles/theme.css'

const appear = keyframes({ from: { opacity: 0 } })

// The dialog is at the lower edge on a phone, and in the middle on wider screens.
export const root = style({
  width: '100%',
  maxWidth: '100%',
  // This leaves space above for a toast (Toaster.css.ts), if the screen is high enough.
  maxHeight: 'calc(100dvh - 6rem)',
  margin: 'auto 0 0',
  padding: 0,
  color: vars.color.ink,
  backgroundColor: vars.color.surfaceRaised,
  border: 0,
  borderRadius: `${vars.radius.l} ${vars.radius.l} 0 0`,
  boxShadow: vars.shadow.overlay,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  // A transform is avoided: a fixed toast inside would be placed relative to the dialog instead of
  // the window.
  animation: `${appear} ${vars.motion.calm}`,
  selectors: {
    '&[open]': { display: 'flex', flexDirection: 'column' },
    '&::backdrop': {
      backgroundColor: 'rgb(30 22 14 / 55%)',
      animation: `${appear} ${vars.motion.calm}`,
    },
  },
  '@container': { [wide]: { width: '30rem', margin: 'auto', borderRadius: vars.radius.l } },
  '@media': {
    [veryShortScreen]: { maxHeight: 'calc(100dvh - 2rem)' },
    [forcedColors]: { border: '2px solid CanvasText' },
  },
})

export const panel = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  padding: vars.space[5],
  paddingBlockEnd: `max(${vars.space[5]}, env(safe-area-inset-bottom))`,
  '@container': { [wide]: { padding: vars.space[6] } },
})
export const title = style({
  fontFamily: vars.font.display,
  fontSize: vars.text.xl,
  paddingInlineEnd: vars.space[12],
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
  outline: 'none',
})
export const close = style({
  position: 'absolute',
  insetBlockStart: vars.space[3],
  insetInlineEnd: vars.space[3],
})
export const body = style({ display: 'grid', gap: vars.space[4], minWidth: 0 })
export const actions = style({
  display: 'grid',
  gap: vars.space[3],
  '@container': { [wide]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end' } },
})
