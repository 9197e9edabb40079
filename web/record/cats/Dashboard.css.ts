import { style } from '@vanilla-extract/css'
import { desktop, wide } from '../../base/styles/media'
import { vars } from '../../base/styles/theme.css'

export const root = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': { [wide]: { gap: vars.space[6] }, [desktop]: { paddingBlockStart: vars.space[6] } },
})

export const title = style({
  textAlign: 'center',
  '@media': { [wide]: { fontSize: vars.text.xxl } },
})
