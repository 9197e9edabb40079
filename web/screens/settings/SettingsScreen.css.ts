import { style } from '@vanilla-extract/css'
import { hover } from '../../base/styles/media'
import { page } from '../../base/styles/page'
import { desktop } from '../../base/styles/widths'
import { vars } from '../../base/styles/theme.css'

export const root = style(page('34rem'))
export const withRail = style({
  '@container': {
    [desktop]: {
      display: 'grid',
      gridTemplateColumns: '20rem minmax(0, 34rem)',
      alignItems: 'start',
      justifyContent: 'space-between',
      width: '100%',
      maxWidth: '60rem',
      marginInline: 'auto',
    },
  },
})
export const rail = style({ display: 'none', '@container': { [desktop]: { display: 'block' } } })
export const card = style({ display: 'grid', gap: vars.space[5], width: '100%' })
export const startAligned = style({ justifySelf: 'start' })
export const address = style({ display: 'grid', gap: vars.space[3] })
export const answers = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] })
export const proven = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: vars.text.s,
  color: vars.color.inkMuted,
})
export const action = style({ display: 'grid', gap: vars.space[3], justifyItems: 'start' })
export { smallNote } from '../../base/styles/text.css'
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.touch,
  justifySelf: 'start',
})

export const topics = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
export const item = style({
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: 'none' } },
})
export const topic = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: '3.75rem',
  paddingBlock: vars.space[2],
  color: vars.color.ink,
  textDecoration: 'none',
  borderRadius: vars.radius.s,
  '@media': { [hover]: { selectors: { '&:hover': { color: vars.color.action } } } },
  selectors: { '&[aria-current]': { color: vars.color.action } },
})
export const words = style({ flex: 1, display: 'grid', minWidth: 0, lineHeight: 1.35 })
export const title = style({ fontWeight: 600, overflowWrap: 'anywhere' })
export const hint = style({ fontSize: vars.text.s, color: vars.color.inkMuted })
export const chevron = style({ flexShrink: 0, color: vars.color.inkMuted })
