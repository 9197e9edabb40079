import { Callout } from '../../base/ui/Callout'
import { useQuiet } from '../../base/ui/useQuiet'
import { deceasedWords } from '../../record/cat/deceasedWords'

/** Is shown above the record of a cat that has died (product/cats 5.3). */
export function DeceasedNotice(cat: { name: string; diedOn: string | null }) {
  useQuiet(true)
  return <Callout>{deceasedWords(cat)}</Callout>
}
