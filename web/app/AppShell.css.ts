import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { focusable } from '../styles/focusable'
import { reducedMotion, wide } from '../styles/media'
import { vars } from '../styles/theme.css'

export const root = style({
  position: 'relative',
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

const uncover = keyframes({ from: { clipPath: 'inset(0 0 100%)' } })

/**
 * Banners that come when the page stands already: it uncovers them as it makes room (makeRoom.ts). Where nothing is to
 * slide, nothing may jump either: they lie on each other at the lower edge, above the installed app's navigation, and have
 * a place of their own at the page's end.
 */
const lateBanners = style({ '@media': { [reducedMotion]: { order: 1 } } })
globalStyle(`${lateBanners} > section`, {
  animation: `${uncover} ${vars.motion.calm}`,
  '@media': { [reducedMotion]: { borderBlockEnd: 0, borderBlockStart: `1px solid ${vars.color.line}` } },
})

/** Not on a screen so low that they would fill it. */
const still = `${reducedMotion} and (min-height: 30rem)`
export const late = style([
  lateBanners,
  {
    '@media': {
      [still]: {
        position: 'sticky',
        insetBlockEnd: 0,
        zIndex: 1,
        selectors: { '&:has(~ nav)': { insetBlockEnd: 'calc(4rem + 1px + env(safe-area-inset-bottom))' } },
      },
    },
  },
])
// What has the focus is not to be under them.
globalStyle(`${late}:has(> section) ~ :is(main, section) ${focusable}`, { '@media': { [still]: { scrollMarginBlockEnd: '16rem' } } })
globalStyle(`${late}:has(> section + section) ~ :is(main, section) ${focusable}`, { '@media': { [still]: { scrollMarginBlockEnd: '24rem' } } })

/** Below the questionnaire, whose buttons have the lower edge. */
export const lateBelow = style([
  lateBanners,
  { '@media': { [reducedMotion]: { position: 'absolute', insetInline: 0, insetBlockStart: '100%' } } },
])
