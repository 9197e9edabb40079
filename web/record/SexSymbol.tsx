import Mars from 'lucide-react/icons/mars'
import Venus from 'lucide-react/icons/venus'
import * as styles from './SexSymbol.css'

/** After a name, on its last line. No gender: no symbol (product/cats 1.2). */
export function SexSymbol({ sex }: { sex: 'F' | 'M' | null | undefined }) {
  if (!sex) return null
  const Icon = sex === 'M' ? Mars : Venus
  const label = sex === 'M' ? 'Mâle' : 'Femelle'
  return (
    <>
      {'\u00a0'}
      <Icon className={styles.symbol} size="0.85em" strokeWidth={2} role="img" aria-label={label}>
        <title>{label}</title>
      </Icon>
    </>
  )
}
