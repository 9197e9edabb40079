import { Callout } from '../../base/ui/Callout'
import { useHiddenBanners } from '../../base/ui/useHiddenBanners'
import { deceasedWords } from '../../record/cat/deceasedWords'

/** Is shown above the record of a cat that has died (product/cats 5.3). */
export function DeceasedNotice(cat: { name: string; diedOn: string | null }) {
  useHiddenBanners(true)
  return <Callout>{deceasedWords(cat)}</Callout>
}
