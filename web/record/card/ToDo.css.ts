import { style } from '@vanilla-extract/css'
import { vars } from '../../base/styles/theme.css'

export const root = style({ display: 'grid', textAlign: 'start' })
/** Its only line has 'Voir tout' beside it. */
export const compact = style([
  root,
  { gridTemplateColumns: 'minmax(0, 1fr) auto', borderBlock: `1px solid ${vars.color.line}` },
])
export const title = style({ fontSize: vars.text.s, fontWeight: 600, color: vars.color.inkMuted })
export const list = style({ display: 'grid' })
/** The last line has no rule, unless 'Voir tout' is below it. */
const ruled = style({
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: {
    [`${list}:last-child > &:last-child`]: { borderBlockEnd: 0 },
    [`${compact} &:last-child`]: { borderBlockEnd: 0 },
  },
})
export const row = style([ruled, { display: 'grid' }])

const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: vars.touch,
  paddingBlock: vars.space[2],
})
export const text = style([line, ruled, { fontSize: vars.text.s }])
export const lineButton = style([
  line,
  {
    justifyContent: 'start',
    paddingInline: 0,
    fontSize: vars.text.s,
    fontWeight: 600,
    color: vars.color.ink,
    textDecoration: 'none',
  },
])
export const arrow = style({ flexShrink: 0, selectors: { [`${compact} &`]: { display: 'none' } } })
export const words = style({ flex: 1, minWidth: 0 })
export const moreButton = style({
  justifySelf: 'start',
  paddingInline: 0,
  fontSize: vars.text.s,
  selectors: { [`${compact} &`]: { paddingInlineStart: vars.space[3] } },
})
