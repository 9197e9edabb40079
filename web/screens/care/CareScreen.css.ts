import { style } from '@vanilla-extract/css'
import { wideGaps, page } from '../../base/styles/page'
import { wide } from '../../base/styles/widths'
import { rowButtons } from '../../base/styles/layout.css'
import { vars } from '../../base/styles/theme.css'

export const root = style([page('40rem'), wideGaps])
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
})
export const list = style({ display: 'grid' })
const line = style({
  alignItems: 'center',
  gap: vars.space[2],
  paddingBlock: vars.space[2],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
})
/** With large letters the buttons are below, so that the name stays readable. */
export const row = style([line, { display: 'flex', flexWrap: 'wrap', justifyContent: 'end' }])
export const doseText = style({ flex: '1 1 4.5rem', minInlineSize: 0 })
/** The description takes the whole width of a phone. */
export const treatment = style([
  line,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
  },
])
export const time = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' })
export const name = style({ overflowWrap: 'anywhere' })
export const treatmentName = style([name, { fontWeight: 600 }])
export const muted = style({ fontSize: vars.text.s, color: vars.color.inkMuted })
export const doneText = style({ fontSize: vars.text.s, fontWeight: 600, color: vars.color.action })
export const pending = style([muted, { display: 'flex', alignItems: 'center', gap: vars.space[1] }])
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: vars.space[1],
})
/** A wide screen shows the stock below the description and its buttons. */
export const stock = style({
  '@container': { [wide]: { gridArea: '2 / 1 / auto / -1' } },
  selectors: { '&:empty': { display: 'none' } },
})
export const treatmentButtons = style([
  rowButtons,
  { '@container': { [wide]: { gridArea: '1 / 2 / auto / auto' } } },
])
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
  gap: vars.space[3],
  alignItems: 'start',
})
export { fold, foldSummary as summary } from '../../base/styles/form.css'
export const dayTitle = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
})
export const legend = style({ fontWeight: 600 })
export const weekdays = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(8rem, 100%), 1fr))',
  columnGap: vars.space[3],
})
export const weekday = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.touch,
})
