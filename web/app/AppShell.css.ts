import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { focusable } from '../styles/focusable'
import { reducedMotion, wide } from '../styles/media'
import { vars } from '../styles/theme.css'

export const root = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  // Browsers break a flex container across printed pages badly.
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
  // The shadow only while it is visible: from above the page it would grey the bar's corner.
  ':focus': { insetBlockStart: vars.space[2], boxShadow: vars.shadow.overlay },
})

const uncover = keyframes({ from: { clipPath: 'inset(0 0 100%)' } })

/**
 * Banners that appear after the page is drawn slide in (makeRoom.ts). Under reduced motion nothing may jump: they stick
 * to the lower edge, and keep a place at the page's end.
 */
const lateBanners = style({ '@media': { [reducedMotion]: { order: 1 } } })
globalStyle(`${lateBanners} > section`, {
  animation: `${uncover} ${vars.motion.calm}`,
  '@media': { [reducedMotion]: { borderBlockEnd: 0, borderBlockStart: `1px solid ${vars.color.line}` } },
})

/** A screen lower than this would be filled by the banners. */
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
// Scrolls what has the focus out from under them.
globalStyle(`${late}:has(> section) ~ :is(main, section) ${focusable}`, { '@media': { [still]: { scrollMarginBlockEnd: '16rem' } } })
globalStyle(`${late}:has(> section + section) ~ :is(main, section) ${focusable}`, { '@media': { [still]: { scrollMarginBlockEnd: '24rem' } } })

/** On the questionnaire, whose buttons take the lower edge. */
export const lateBelow = style([
  lateBanners,
  { '@media': { [reducedMotion]: { position: 'absolute', insetInline: 0, insetBlockStart: '100%' } } },
])
