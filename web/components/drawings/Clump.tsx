import { Drawing } from './Drawing'
import * as styles from './Drawing.css'

const clumps = {
  small: 'M25.500 47c-2-4 1-8.500 5.500-9 4.500-.600 8.500 2.500 8 7q-.200 1-.500 2Z',
  medium: 'M19 47c-4-7 1-16 10-17.500 5-.800 8 1.500 11 4 5.500 3 7 8.500 4 13.500Z',
  large: 'M11.500 47C5 36 12 22 24 19c7-2 12 1 16.500 4.500C50 27 57 37 52.500 47Z',
} as const
const grains = {
  small: 'M31.500 43h.010',
  medium: 'M27 37h.010M34 41h.010M25.500 43h.010M39 39.500h.010',
  large: 'M22 29h.010M31 25.500h.010M37 34h.010M26 38h.010M44 40.500h.010M18 41h.010M33.500 42.500h.010',
} as const

/** The size of the clumps in the litter, each on the same ground. */
export function Clump({ size }: { size: keyof typeof clumps }) {
  return (
    <Drawing>
      <path className={styles.fur} d={clumps[size]} />
      <path d={grains[size]} />
      <path d="M6 47h52" />
      <path className={styles.faint} d="M12 53h.010M20 54.500h.010M28 52.500h.010M36 54.500h.010M44 53h.010M52 54.500h.010" />
    </Drawing>
  )
}
