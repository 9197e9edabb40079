import { globalStyle, style } from '@vanilla-extract/css'
import { belowDesktop, narrowScreen, wide } from '../../base/styles/widths'
import { vars } from '../../base/styles/theme.css'
import { word } from './Logo.css'

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  maxWidth: '72rem',
  minHeight: '4rem',
  marginInline: 'auto',
  paddingInline: vars.space[4],
  '@container': {
    [wide]: { paddingInline: vars.space[8] },
    // The bar wraps into a second line instead of scrolling sideways.
    [narrowScreen]: { flexWrap: 'wrap', gap: 0, paddingInline: vars.space[2] },
  },
})

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.touch,
  textDecoration: 'none',
  borderRadius: vars.radius.s,
})

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
  '@container': { [wide]: { gap: vars.space[2] } },
})

globalStyle(`${actions} > li`, { display: 'grid' })

// Beside a signed-in user's buttons there may be space for the logo only; beside the admin's four
// buttons this is so on any phone.
globalStyle(`${logo}:has(~ nav) ${word}`, { '@container': { [narrowScreen]: { display: 'none' } } })
globalStyle(`${logo}:has(~ nav li:nth-child(4)) ${word}`, {
  '@container': { '(width <= 27rem)': { display: 'none' } },
})

/** Reserves the link's space: nothing beside it moves when its address is known. */
export const placeholder = style({ visibility: 'hidden' })

/** Phones and tablets show the icons only; the labels remain for screen readers. */
export const label = style({
  '@container': {
    [belowDesktop]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
})

export const badge = style({
  display: 'flex',
  justifyContent: 'center',
  selectors: { '&:not(:empty)': { paddingBlockEnd: vars.space[2] } },
})

export const offline = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  padding: `${vars.space[1]} ${vars.space[3]}`,
  fontSize: vars.text.s,
  fontWeight: 600,
  color: vars.color.status.none.ink,
  backgroundColor: vars.color.status.none.soft,
  borderRadius: vars.radius.full,
})

export const testMode = style([
  offline,
  { color: vars.color.status.amber.ink, backgroundColor: vars.color.status.amber.soft },
])
