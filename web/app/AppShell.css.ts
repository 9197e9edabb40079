import { style } from '@vanilla-extract/css'
import { wide } from '../styles/media'
import { vars } from '../styles/theme.css'

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  // A flex container's lines are cut less well over pages.
  '@media': { print: { display: 'block' } },
})

export const content = style({
  flex: 1,
  width: '100%',
  maxWidth: '72rem',
  marginInline: 'auto',
  padding: `${vars.space[4]} max(${vars.space[4]}, env(safe-area-inset-left)) max(${vars.space[8]}, env(safe-area-inset-bottom))`,
  outline: 'none',
  '@media': {
    [wide]: { padding: `${vars.space[8]} ${vars.space[8]} ${vars.space[16]}` },
    print: { padding: 0, maxWidth: 'none' },
  },
})

// As in the document's own shell (styles/shell.css.ts).
export const title = style({ fontSize: vars.text.xxl })
export const coming = style({ width: 'fit-content', margin: '35dvh auto 0', color: vars.color.inkMuted })

export const skip = style({
  position: 'absolute',
  insetInlineStart: vars.space[4],
  insetBlockStart: '-6rem',
  zIndex: 2,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  backgroundColor: vars.color.surfaceRaised,
  borderRadius: vars.radius.m,
  // Its shadow only when it is there: from above the page it greyed the bar's corner.
  ':focus': { insetBlockStart: vars.space[2], boxShadow: vars.shadow.overlay },
})
