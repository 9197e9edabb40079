import { globalStyle, style } from '@vanilla-extract/css'
import { tight } from '../../base/styles/media'
import { vars } from '../../base/styles/theme.css'

// The table is the default, the phone the exception: paper and wide screens share one form.
const phone = 'screen and (max-width: 47.99rem)'
// The five columns leave the notes little space on a tablet.
const tablet = 'screen and (min-width: 48rem) and (max-width: 63.99rem)'

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.text.s,
  lineHeight: 1.35,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [phone]: { display: 'block' }, print: { fontSize: '9pt' } },
})

export const head = style({
  color: vars.color.inkMuted,
  '@media': { [phone]: { display: 'block' }, print: { display: 'table-header-group' } },
})
export const body = style({ '@media': { [phone]: { display: 'block' } } })

export const row = style({
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { [`${body} > &:last-child`]: { borderBlockEnd: 'none' } },
  '@media': {
    [phone]: {
      display: 'grid',
      gridTemplateColumns:
        '3.25rem minmax(0, 0.8fr) minmax(0, 1.6fr) repeat(2, minmax(0, 0.7fr)) minmax(0, 1.8fr)',
      alignItems: 'center',
      columnGap: '2px',
      rowGap: vars.space[1],
      paddingBlock: vars.space[2],
    },
    [tight]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    print: { breakInside: 'avoid' },
  },
})

/** Adds a narrow last column for one button; the narrowest phones have no space for it. */
const roomy = 'screen and (min-width: 22.49rem) and (max-width: 47.99rem)'
export const rowWithButton = style([
  row,
  {
    '@media': {
      [roomy]: {
        gridTemplateColumns:
          '3.25rem minmax(0, 0.8fr) minmax(0, 1.8fr) repeat(2, minmax(0, 0.7fr)) minmax(0, 1.9fr) 2.5rem',
      },
    },
  },
])

const cell = style({
  padding: `${vars.space[3]} ${vars.space[2]}`,
  textAlign: 'start',
  verticalAlign: 'top',
  minWidth: 0,
  '@media': {
    [phone]: { padding: 0 },
    [tablet]: { paddingInline: vars.space[1] },
    print: { padding: `${vars.space[1]} ${vars.space[2]}` },
  },
})

export const date = style([cell, { fontWeight: 400, whiteSpace: 'nowrap', paddingInlineStart: 0 }])
globalStyle(`${head} ${date}`, { fontWeight: 600 })
const stacked = { '@media': { [phone]: { display: 'block' } } } as const
export const offset = style([
  stacked,
  { display: 'inline-block', minWidth: '2.75rem', fontWeight: 650, color: vars.color.ink },
])
export const day = style([stacked, { color: vars.color.inkMuted }])
export const edited = style({
  display: 'block',
  fontSize: '0.8125rem',
  fontStyle: 'italic',
  color: vars.color.inkMuted,
})
/** A first name may be long. A phone's column is narrow, and there is space below the answers. */
export const writer = style([
  edited,
  {
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    '@media': {
      [phone]: {
        width: 'max-content',
        maxWidth: '11rem',
        overflow: 'hidden',
        whiteSpace: 'nowrap',
        textOverflow: 'ellipsis',
      },
    },
  },
])
export const editedButton = style([
  edited,
  {
    minHeight: '1.75rem',
    padding: 0,
    color: vars.color.action,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    background: 'none',
    border: 0,
    borderRadius: '4px',
    cursor: 'pointer',
  },
])

export const value = style([cell, { textAlign: 'center', fontWeight: 500, whiteSpace: 'nowrap' }])
export const words = style([
  cell,
  {
    textAlign: 'center',
    '@media': {
      [phone]: { fontSize: '0.8125rem', lineHeight: 1.2 },
      'screen and (min-width: 64rem)': { whiteSpace: 'nowrap' },
    },
  },
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
// On a phone icons replace the columns' names, which remain for screen readers.
export const columnName = style({
  '@media': {
    [phone]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
})

export const observations = style([
  cell,
  { width: '40%', '@media': { [phone]: { gridColumn: '1 / -1', width: 'auto' } } },
])
export const observationsHead = style([
  cell,
  { width: '40%', fontWeight: 600, '@media': { [phone]: { display: 'none' } } },
])
// An empty observation takes no line on a phone.
export const nothingToSay = style([observations, { '@media': { [phone]: { display: 'none' } } }])
// The button extends into the card's padding.
export const buttonAlone = style([observations, { '@media': { [roomy]: { gridColumn: 'auto' } } }])
export const dash = style({
  color: vars.color.inkMuted,
  '@media': { [phone]: { display: 'none' } },
})

// A short note has its buttons beside it; a long one has them below.
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[2],
  '@media': { [phone]: { paddingInlineStart: vars.space[2] } },
})
globalStyle(`${buttonAlone} > ${foot}`, { '@media': { [roomy]: { paddingInlineStart: 0 } } })
globalStyle(`${rowWithButton} ${foot}`, { '@media': { [phone]: { flexWrap: 'nowrap' } } })
export const actions = style({
  display: 'inline-flex',
  flexShrink: 0,
  marginInlineStart: 'auto',
  marginBlock: `calc(-1 * ${vars.space[2]})`,
  '@media': { print: { display: 'none' } },
})
globalStyle(`${rowWithButton} ${actions}`, {
  '@media': { [phone]: { marginInlineEnd: `calc(-1 * ${vars.space[2]})` } },
})

export const observation = style({
  display: 'grid',
  gap: vars.space[1],
  justifyItems: 'start',
  overflowWrap: 'anywhere',
  minWidth: 0,
})
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[1] })
export const tag = style({
  padding: `1px ${vars.space[2]}`,
  fontSize: '0.8125rem',
  fontWeight: 600,
  color: vars.color.status.none.ink,
  backgroundColor: vars.color.status.none.soft,
  borderRadius: vars.radius.full,
  '@media': { print: { border: `1px solid ${vars.color.lineStrong}` } },
})
export const more = style({
  padding: 0,
  color: 'inherit',
  textAlign: 'start',
  background: 'none',
  border: 0,
  borderRadius: vars.radius.s,
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.color.action } },
})
export const legend = style({
  fontSize: '0.8125rem',
  lineHeight: 1.45,
  color: vars.color.inkMuted,
  maxWidth: 'none',
  '@media': { print: { fontSize: '8pt' } },
})
