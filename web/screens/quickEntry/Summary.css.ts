import { style } from '@vanilla-extract/css'
import { hover } from '../../base/styles/media'
import { veryLargeText } from '../../base/styles/widths'
import { vars } from '../../base/styles/theme.css'

export const list = style({
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  width: '100%',
  minHeight: '3.5rem',
  padding: `${vars.space[1]} ${vars.space[4]}`,
  font: 'inherit',
  textAlign: 'start',
  color: vars.color.ink,
  backgroundColor: vars.color.surface,
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.l,
  cursor: 'pointer',
  touchAction: 'manipulation',
  '@container': {
    [veryLargeText]: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)' },
  },
  '@media': { [hover]: { selectors: { '&:hover': { borderColor: vars.color.action } } } },
})
export const words = style({ display: 'grid', flex: '1 1 auto', minWidth: 0, lineHeight: 1.3 })
export const label = style({ fontSize: vars.text.s, color: vars.color.inkMuted })
export const answer = style({ fontWeight: 600 })
export const missing = style({ fontWeight: 600, color: vars.color.action })
export const change = style({
  flexShrink: 0,
  fontSize: vars.text.s,
  fontWeight: 600,
  color: vars.color.action,
  '@container': { [veryLargeText]: { gridColumn: 2 } },
})
export const hint = style({ fontSize: vars.text.s, color: vars.color.inkMuted })

/** The first step has this button beside the name, so that the step needs no more space. */
export const offer = style({ gridArea: 'offer', alignSelf: 'center', paddingInline: vars.space[3] })
