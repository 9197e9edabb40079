import { style } from '@vanilla-extract/css'

/** The vet reads this sentence first. The style equals that in base/styles/shell.css.ts. */
export const sentence = style({ fontSize: '1.125rem', fontWeight: 600, textWrap: 'pretty' })
