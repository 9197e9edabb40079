import { style } from '@vanilla-extract/css'

/** What a vet reads first. As in styles/shell.css.ts. */
export const sentence = style({ fontSize: '1.125rem', fontWeight: 600, textWrap: 'pretty' })
