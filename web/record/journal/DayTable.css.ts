import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../base/styles/theme.css'

// The five columns leave the notes little space on a tablet.
const tablet = '(48rem <= width < 64rem)'

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.text.s,
  lineHeight: 1.35,
  fontVariantNumeric: 'tabular-nums',
  '@media': { print: { fontSize: '9pt' } },
})

export const head = style({
  color: vars.color.inkMuted,
  '@media': { print: { display: 'table-header-group' } },
})
export const body = style({})

export const row = style({
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { [`${body} > &:last-child`]: { borderBlockEnd: 'none' } },
  '@media': { print: { breakInside: 'avoid' } },
})

const cell = style({
  padding: `${vars.space[3]} ${vars.space[2]}`,
  textAlign: 'start',
  verticalAlign: 'top',
  minWidth: 0,
  '@container': { [tablet]: { paddingInline: vars.space[1] } },
  '@media': { print: { padding: `${vars.space[1]} ${vars.space[2]}` } },
})

export const date = style([cell, { fontWeight: 400, whiteSpace: 'nowrap', paddingInlineStart: 0 }])
globalStyle(`${head} ${date}`, { fontWeight: 600 })
export const offset = style({
  display: 'inline-block',
  minWidth: '2.75rem',
  fontWeight: 650,
  color: vars.color.ink,
})
export const day = style({ color: vars.color.inkMuted })
export const edited = style({
  display: 'block',
  fontSize: '0.8125rem',
  fontStyle: 'italic',
  color: vars.color.inkMuted,
})
/** A first name may be long. */
export const writer = style([edited, { whiteSpace: 'normal', overflowWrap: 'anywhere' }])

export const value = style([cell, { textAlign: 'center', fontWeight: 500, whiteSpace: 'nowrap' }])
export const words = style([
  cell,
  { textAlign: 'center', '@container': { '(width >= 64rem)': { whiteSpace: 'nowrap' } } },
])
globalStyle(`${head} ${value}`, { fontWeight: 600 })
// The sign has a frame, so that '-' (drinks less) is not read as '–' (not answered).
export const sign = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: '1.625rem',
  height: '1.625rem',
  fontSize: '1.125rem',
  lineHeight: 1,
  fontWeight: 700,
  textDecoration: 'none',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: '6px',
  cursor: 'help',
  '@media': { print: { border: 0, width: 'auto', height: 'auto' } },
})
export const none = style({ color: vars.color.inkMuted, fontWeight: 400 })
export const abbreviation = style({
  textDecorationStyle: 'dotted',
  textDecorationLine: 'underline',
  textDecorationColor: vars.color.lineStrong,
  textUnderlineOffset: '0.25em',
  cursor: 'help',
})

export const column = style({
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[1],
})

export const observations = style([cell, { width: '40%' }])
export const observationsHead = style([observations, { fontWeight: 600 }])
export const dash = style({ color: vars.color.inkMuted })

// A short note has its buttons beside it; a long one has them below.
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[2],
})
export const actions = style({
  display: 'inline-flex',
  flexShrink: 0,
  marginInlineStart: 'auto',
  marginBlock: `calc(-1 * ${vars.space[2]})`,
  '@media': { print: { display: 'none' } },
})
