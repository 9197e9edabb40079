import { leftWords } from '../../record/leftWords'
import { Callout } from '../../ui/Callout'
import { useQuiet } from '../../ui/useQuiet'

/** Is shown above the record of a cat that has died (product/cats 5.3). */
export function Left(cat: { name: string; diedOn: string | null }) {
  useQuiet(true)
  return <Callout>{leftWords(cat)}</Callout>
}
