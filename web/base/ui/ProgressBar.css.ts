import { style } from '@vanilla-extract/css'
import { forcedColors } from '../styles/media'
import { vars } from '../styles/theme.css'

export const text = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[3],
  fontSize: vars.text.s,
  color: vars.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
})
export const track = style({
  height: '8px',
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.line,
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
})
export const fill = style({
  height: '100%',
  borderRadius: 'inherit',
  backgroundColor: vars.color.action,
  // The bar is translated instead of resized, so that no layout runs while the step is drawn.
  transition: `translate ${vars.motion.calm}`,
  '@media': { [forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
})
