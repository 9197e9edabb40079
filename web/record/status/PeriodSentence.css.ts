import { style } from '@vanilla-extract/css'

/** This is read first. The style equals that in base/styles/shell.css.ts. */
export const root = style({ fontSize: '1.125rem', fontWeight: 600, textWrap: 'pretty' })
