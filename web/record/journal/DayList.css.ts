import { style } from '@vanilla-extract/css'
import { forcedColors } from '../../base/styles/media'
import { vars } from '../../base/styles/theme.css'

/** Large letters on a narrow phone: the words have the whole width, below the date. */
const largeDay = '(width <= 17rem)'

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
export const day = style({
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: 'none' } },
})
export const details = style({})

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: '0.375rem',
  minHeight: vars.touch,
  paddingBlock: vars.space[2],
  fontSize: vars.text.m,
  lineHeight: 1.3,
  borderRadius: vars.radius.s,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})
/** The words are beside the date, or below it if the text is large. */
export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '0.375rem',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@container': { [largeDay]: { display: 'contents' } },
})
export const date = style({
  flex: '0 0 auto',
  minWidth: '2.875rem',
  color: vars.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
})
export const summary = style({
  flex: '1 1 6rem',
  minWidth: 0,
  fontWeight: 600,
  '@container': { [largeDay]: { gridColumn: '1 / -1' } },
})
// The distances are small: 'Appétit 50–75 %', '+2' and the note's mark fit beside the date on 360 px.
export const otherCount = style({
  display: 'inline-block',
  marginInlineStart: vars.space[1],
  paddingInline: vars.space[1],
  fontSize: vars.text.s,
  color: vars.color.status.none.ink,
  backgroundColor: vars.color.status.none.soft,
  borderRadius: vars.radius.full,
  whiteSpace: 'nowrap',
})
export const withNote = style({
  display: 'inline-block',
  marginInlineStart: vars.space[1],
  color: vars.color.inkMuted,
  verticalAlign: '-0.1875rem',
})
export const pending = style({
  flex: '1 1 100%',
  color: vars.color.inkMuted,
  fontSize: vars.text.s,
  '@container': { [largeDay]: { gridColumn: '1 / -1' } },
})
export const chevron = style({
  gridColumn: 3,
  color: vars.color.inkMuted,
  selectors: { [`${details}[open] &`]: { rotate: '180deg' } },
  '@container': { [largeDay]: { gridRow: 1 } },
  '@media': { [forcedColors]: { color: 'CanvasText' }, print: { display: 'none' } },
})

export const detailsContent = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  paddingBlockEnd: vars.space[4],
  lineHeight: 1.45,
})
export const answers = style({ display: 'grid', gap: vars.space[1] })
export const answer = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[2] })
export const term = style({ minWidth: '7.5rem', color: vars.color.inkMuted })
export const value = style({ flex: '1 1 7rem', margin: 0, minWidth: 0, overflowWrap: 'anywhere' })
export const note = style({
  fontSize: vars.text.s,
  color: vars.color.inkMuted,
  overflowWrap: 'anywhere',
})
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  '@media': { print: { display: 'none' } },
})
