import { style } from '@vanilla-extract/css'

/** The vet reads this sentence first. The style equals that in styles/shell.css.ts. */
export const sentence = style({ fontSize: '1.125rem', fontWeight: 600, textWrap: 'pretty' })
