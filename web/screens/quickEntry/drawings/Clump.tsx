import { Drawing } from '../../../base/ui/drawings/Drawing'
import * as styles from '../../../base/ui/drawings/Drawing.css'

const clumps = {
  small: 'M25.5 47c-2-4 1-8.5 5.5-9 4.5-.6 8.5 2.5 8 7q-.2 1-.5 2Z',
  medium: 'M19 47c-4-7 1-16 10-17.5 5-.8 8 1.5 11 4 5.5 3 7 8.5 4 13.5Z',
  large: 'M11.5 47C5 36 12 22 24 19c7-2 12 1 16.5 4.5C50 27 57 37 52.5 47Z',
} as const
const grains = {
  small: 'M31.5 43h.01',
  medium: 'M27 37h.01M34 41h.01M25.5 43h.01M39 39.5h.01',
  large: 'M22 29h.01M31 25.5h.01M37 34h.01M26 38h.01M44 40.5h.01M18 41h.01M33.5 42.5h.01',
} as const

/** Draws the size of the clumps in the litter. */
export function Clump({ size }: { size: keyof typeof clumps }) {
  return (
    <Drawing>
      <path className={styles.fur} d={clumps[size]} />
      <path d={grains[size]} />
      <path d="M6 47h52" />
      <path
        className={styles.faint}
        d="M12 53h.01M20 54.5h.01M28 52.5h.01M36 54.5h.01M44 53h.01M52 54.5h.01"
      />
    </Drawing>
  )
}
