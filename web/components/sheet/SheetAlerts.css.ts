import { style } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css'

export const root = style({ columns: 2, columnGap: '5mm', fontSize: '8pt', lineHeight: 1.3, selectors: { '&:has(> :only-child)': { columns: 1 } } })
export const item = style({ display: 'grid', gridTemplateColumns: '4.5mm minmax(0, 1fr)', alignItems: 'start', paddingBlockEnd: '1.2mm', breakInside: 'avoid' })
export const symbol = style({ width: '3.6mm', fontWeight: 700, textAlign: 'center' })
export const hidden = style({ color: vars.color.inkMuted })
