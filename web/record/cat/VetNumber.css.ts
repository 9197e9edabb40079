import { style } from '@vanilla-extract/css'
import { wide } from '../../base/styles/widths'
import { vars } from '../../base/styles/theme.css'

export const vet = style({
  display: 'grid',
  gap: vars.space[3],
  alignItems: 'end',
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})
export const call = style({ '@container': { [wide]: { justifySelf: 'start' } } })
/** The placeholder is as high as the field and its button, so that nothing moves when they load. */
export const placeholder = style({
  minHeight: '8.6rem',
  '@container': { [wide]: { minHeight: '4.9rem' } },
})
