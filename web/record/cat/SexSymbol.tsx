import Mars from 'lucide-react/icons/mars'
import Venus from 'lucide-react/icons/venus'
import { sexLabels } from './sexLabels'
import * as styles from './SexSymbol.css'

/**
 * Shows the symbol after a name, on its last line; without a gender it shows nothing
 * (product/cats 1.2).
 */
export function SexSymbol({ sex }: { sex: 'F' | 'M' | null | undefined }) {
  if (!sex) return null
  const Icon = sex === 'M' ? Mars : Venus
  const label = sexLabels[sex]
  return (
    <>
      {'\u00a0'}
      <Icon className={styles.symbol} size="0.85em" strokeWidth={2} role="img" aria-label={label}>
        <title>{label}</title>
      </Icon>
    </>
  )
}
