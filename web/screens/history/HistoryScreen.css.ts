import { style } from '@vanilla-extract/css'
import { wideGaps, page } from '../../base/styles/page'
import { wide } from '../../base/styles/widths'
import { vars } from '../../base/styles/theme.css'

export const root = style([page('64rem'), wideGaps])
export const loadingHead = style({ maxWidth: '16rem', paddingBlockStart: vars.space[12] })
export const month = style({ display: 'grid', gap: vars.space[3] })
export const monthTitle = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[3],
})
export const action = style({ '@container': { [wide]: { width: vars.touch, paddingInline: 0 } } })
export const phoneLabel = style({ '@container': { [wide]: { display: 'none' } } })
export const moreButton = style({ justifySelf: 'center' })
export const revisions = style({ display: 'grid', gap: vars.space[4] })
export const revision = style({
  display: 'grid',
  gap: vars.space[2],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: { '&:first-child': { paddingBlockStart: 0, borderBlockStart: 'none' } },
})
export const answers = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[3],
  rowGap: vars.space[1],
})
export const answer = style({ display: 'contents' })
export const term = style({ color: vars.color.inkMuted })
export const value = style({ margin: 0, overflowWrap: 'anywhere' })
