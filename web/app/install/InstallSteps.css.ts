import { style } from '@vanilla-extract/css'
import { vars } from '../../base/styles/theme.css'

export const steps = style({ display: 'grid', gap: vars.space[3], counterReset: 'step' })

export const step = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: vars.touch,
  counterIncrement: 'step',
  '::before': {
    content: 'counter(step)',
    display: 'grid',
    placeItems: 'center',
    width: '2rem',
    height: '2rem',
    fontWeight: 650,
    color: vars.color.action,
    backgroundColor: vars.color.actionSoft,
    borderRadius: vars.radius.full,
  },
})

export const reason = style({ fontSize: vars.text.s, color: vars.color.inkMuted })
