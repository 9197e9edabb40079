import X from 'lucide-react/icons/x'
import { type ReactNode, useState } from 'react'
import { Link } from '../../base/router/Link'
import { IconButton, LinkButton } from '../../base/ui/Button'
import { moveFocusToScreen } from '../../base/ui/focus/focusOnRemoval'
import { wrapped } from '../../base/styles/layout.css'
import * as styles from './FeatureLinks.css'

/** A part of the app that only some owners need (product/pages 3.11). */
export interface Feature {
  to: string
  label: string
  /** Offers the feature to an owner who has not used it. */
  question: string
  hint: string
  isUsed: boolean
}

const key = 'questions-put-away'

/** Returns the addresses of the features whose questions were followed or put away. */
const storedAddresses = () => localStorage.getItem(key)?.split(' ') ?? []

/**
 * Leads to features: by a plain link if one is used, else by a question. Once it is followed or put
 * away on this device, the link remains. `children` are further links.
 */
export function FeatureLinks({
  features,
  children,
}: {
  features: Feature[]
  children?: ReactNode
}) {
  const [addresses, setAddresses] = useState(storedAddresses)
  const isOffered = ({ isUsed, to }: Feature) => !isUsed && !addresses.includes(to)
  const offered = features.filter(isOffered)
  const linked = features.filter((feature) => !isOffered(feature))

  function putAway({ to }: Feature) {
    const changed = [...addresses, to]
    localStorage.setItem(key, changed.join(' '))
    setAddresses(changed)
  }

  return (
    <>
      {(linked.length > 0 || children) && (
        <div className={wrapped}>
          {linked.map(({ to, label }) => (
            <LinkButton key={to} variant="secondary" to={to}>
              {label}
            </LinkButton>
          ))}
          {children}
        </div>
      )}
      {offered.length > 0 && (
        <ul className={styles.questions} aria-label="Aussi possible">
          {offered.map((feature) => (
            <li key={feature.to} ref={moveFocusToScreen} className={styles.row}>
              <Link className={styles.link} to={feature.to} onClick={() => putAway(feature)}>
                <span className={styles.question}>{feature.question}</span>
                <span className={styles.hint}>{feature.hint}</span>
              </Link>
              <IconButton
                variant="quiet"
                label={`Ne plus demander\u00a0: ${feature.question}`}
                icon={<X size={20} />}
                onClick={() => putAway(feature)}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
