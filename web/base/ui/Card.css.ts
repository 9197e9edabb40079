import { style } from '@vanilla-extract/css'
import { forcedColors } from '../styles/media'
import { wide } from '../styles/widths'
import { vars } from '../styles/theme.css'

export const root = style({
  minWidth: 0,
  padding: vars.space[4],
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  boxShadow: vars.shadow.card,
  '@container': { [wide]: { padding: vars.space[6] } },
  '@media': {
    [forcedColors]: { borderColor: 'CanvasText' },
    print: { boxShadow: 'none', breakInside: 'avoid' },
  },
})
