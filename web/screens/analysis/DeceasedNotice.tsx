import { leftWords } from '../../record/cat/deceasedWords'
import { Callout } from '../../base/ui/Callout'
import { useQuiet } from '../../base/ui/useQuiet'

/** Is shown above the record of a cat that has died (product/cats 5.3). */
export function Left(cat: { name: string; diedOn: string | null }) {
  useQuiet(true)
  return <Callout>{leftWords(cat)}</Callout>
}
