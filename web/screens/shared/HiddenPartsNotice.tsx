import type { ShareScope } from '#shared/sharing/shareLink'
import { scopeLabels } from '../../record/sharing/shareWords'

/**
 * Names the parts that the link does not include, so that missing data is not read as 'none'
 * (product/sharing 5.2).
 */
export function HiddenPartsNotice({ parts }: { parts: readonly ShareScope[] }) {
  return (
    <p>
      Ce lien ne montre pas&nbsp;: {parts.map((part) => scopeLabels[part].toLowerCase()).join(', ')}
      .
    </p>
  )
}
