import { style } from '@vanilla-extract/css'
import { vars } from '../../base/styles/theme.css'

export const root = style({
  display: 'grid',
  gap: vars.space[6],
  width: '100%',
  maxWidth: '46rem',
  marginInline: 'auto',
})
export const sign = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: vars.space[3],
  padding: vars.space[4],
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
})
export const signTitle = style({ fontSize: vars.text.m, fontWeight: 650 })
export const vets = style({ display: 'grid', gap: vars.space[4] })
