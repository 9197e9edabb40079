import { Mars, Venus } from 'lucide-react'

/** No gender: no symbol (decisions, Pages). */
export function SexSymbol({ sex }: { sex: 'F' | 'M' | null | undefined }) {
  if (!sex) return null
  const Icon = sex === 'M' ? Mars : Venus
  const label = sex === 'M' ? 'Mâle' : 'Femelle'
  return (
    <Icon size="0.85em" strokeWidth={2} role="img" aria-label={label}>
      <title>{label}</title>
    </Icon>
  )
}
