import { style } from '@vanilla-extract/css'
import { desktop, wide } from '../../base/styles/widths'
import { vars } from '../../base/styles/theme.css'

export const root = style({
  display: 'grid',
  gap: vars.space[12],
  '@container': { [wide]: { gap: vars.space[16] } },
})

export const hero = style({
  display: 'grid',
  gap: vars.space[10],
  alignItems: 'center',
  paddingBlockStart: vars.space[4],
  '@container': {
    [wide]: { gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr)', gap: vars.space[8] },
    [desktop]: { paddingBlock: vars.space[8], gap: vars.space[16] },
  },
})

export const words = style({ display: 'grid', gap: vars.space[5], justifyItems: 'start' })

export const title = style({
  fontSize: vars.text.xxl,
  letterSpacing: '-0.015em',
  '@container': { [desktop]: { fontSize: '3.25rem', lineHeight: 1.1 } },
})

export const lead = style({ fontSize: vars.text.l, lineHeight: 1.45, maxWidth: '30rem' })

export const actions = style({
  display: 'grid',
  gap: vars.space[3],
  width: '100%',
  '@container': { [wide]: { display: 'flex', flexWrap: 'wrap', width: 'auto' } },
})

export const price = style({ color: vars.color.inkMuted })
