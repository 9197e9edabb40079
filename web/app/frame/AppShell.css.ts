import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { focusable } from '../../base/styles/focusable'
import { wide } from '../../base/styles/widths'
import { vars } from '../../base/styles/theme.css'

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
  padding:
    `${vars.space[4]} max(${vars.space[4]}, env(safe-area-inset-left)) ` +
    `max(${vars.space[8]}, env(safe-area-inset-bottom))`,
  outline: 'none',
  '@container': { [wide]: { padding: `${vars.space[8]} ${vars.space[8]} ${vars.space[16]}` } },
  '@media': { print: { padding: 0, maxWidth: 'none' } },
})

/** It keeps the height of its row while the content is replaced, so that the page does not move. */
export const bar = style({
  minHeight: 'calc(4rem + 1px + env(safe-area-inset-top))',
  paddingBlockStart: 'env(safe-area-inset-top)',
  backgroundColor: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { print: { display: 'none' } },
})

export const skipLink = style({
  position: 'absolute',
  insetInlineStart: vars.space[4],
  insetBlockStart: '-6rem',
  zIndex: 2,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  backgroundColor: vars.color.surfaceRaised,
  borderRadius: vars.radius.m,
  // The shadow is drawn only while the link is visible: above the page it would grey the bar's
  // corner.
  ':focus': { insetBlockStart: vars.space[2], boxShadow: vars.shadow.overlay },
})

/**
 * The page reserves space at its end for the single visible banner, so that nothing moves
 * (product/pages 3.10).
 */
const banner = style({})

/**
 * Contains the banners of consent, installation and feedback. A new version hides them, and so does
 * `useHiddenBanners` (web/base/ui/useHiddenBanners.ts).
 */
export const optionalBanners = style({})
// Only the banners are hidden: a dialog that a banner has opened stays.
for (const selector of [
  `${optionalBanners} > section +`,
  `${banner} > section + ${optionalBanners} >`,
  `html:is([data-serious], [data-pending]) ${optionalBanners} >`,
])
  globalStyle(`${selector} section`, { display: 'none' })

/**
 * Is negative by far in a window so low that a banner would fill it. It is a length, since rem of a media
 * query do not follow the page's letters (base/styles/widths.ts).
 */
const spaceForBanner = '(100dvh - 30rem + 1px) * 1000'
/** The height of the bar at the lower edge, above which the banners are. */
export const barHeight = createVar()
export const banners = style([
  banner,
  {
    order: 1,
    position: 'sticky',
    insetBlockEnd: `min(${barHeight}, ${spaceForBanner})`,
    zIndex: 1,
    vars: { [barHeight]: '0px' },
    selectors: {
      '&:has(~ nav)': { vars: { [barHeight]: 'calc(4rem + 1px + env(safe-area-inset-bottom))' } },
    },
  },
])
// The focused element must not be covered by a banner.
globalStyle(`${banners}:has(section) ~ :is(main, section) ${focusable}`, {
  scrollMarginBlockEnd: `clamp(0px, ${spaceForBanner}, 16rem)`,
})
// A new version's banner must not cover a red sign, so it is at the end of such a page.
globalStyle(`html[data-serious] ${banners}`, { position: 'static' })

/** On the questionnaire the banners follow the buttons, which are at the lower edge. */
export const bannersBelow = style([
  banner,
  { position: 'absolute', insetInline: 0, insetBlockStart: '100%' },
])
