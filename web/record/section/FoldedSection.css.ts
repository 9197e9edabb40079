import { style } from '@vanilla-extract/css'
import { hover } from '../../base/styles/media'
import { wide } from '../../base/styles/widths'
import { vars } from '../../base/styles/theme.css'
import { title as sectionTitle } from './Section.css'

// The summary has the card's padding, so that the whole closed card opens it.
export const section = style({ padding: 0, '@container': { [wide]: { padding: 0 } } })
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: vars.touch,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  cursor: 'pointer',
  listStyle: 'none',
  borderRadius: vars.radius.l,
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@container': { [wide]: { paddingInline: vars.space[6] } },
  '@media': { [hover]: { selectors: { '&:hover': { color: vars.color.action } } } },
})
// Title and sentence share a line on wide screens.
export const words = style({
  flex: 1,
  display: 'grid',
  minWidth: 0,
  '@container': {
    [wide]: {
      gridTemplateColumns: '14rem minmax(0, 1fr)',
      alignItems: 'baseline',
      columnGap: vars.space[4],
    },
  },
})
export const title = style([sectionTitle, { fontSize: vars.text.l }])
export const sentence = style({
  color: vars.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
export const chevron = style({
  flexShrink: 0,
  selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
})
export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  minWidth: 0,
  padding: `${vars.space[1]} ${vars.space[4]} ${vars.space[4]}`,
  '@container': { [wide]: { padding: `${vars.space[1]} ${vars.space[6]} ${vars.space[6]}` } },
})
export const actions = style({ display: 'flex', justifyContent: 'center', gap: vars.space[2] })
