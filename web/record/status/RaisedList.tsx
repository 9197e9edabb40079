import type { ReactNode } from 'react'
import { tileLabels } from '#shared/health/answers/tileLabels'
import type { DayBurden } from '#shared/health/rules/raisedWatch'
import { Callout } from '../../base/ui/Callout'
import { BurdenStrip } from './BurdenStrip'
import { type Line, MessageText } from './MessageText'
import { type Explanation, ReasonDetails } from './ReasonDetails'
import { visuallyHidden } from '../../base/styles/text.css'
import * as styles from './AlertList.css'

/** An alert, a notice or a watch. */
interface RaisedItem extends Explanation {
  readonly lines: readonly Line[]
  /** The entries of a decline. */
  readonly burdens?: readonly DayBurden[]
}

/**
 * Lists what was raised: each item shows the finding, what to do and why. The slot contains the
 * actions of the owner.
 */
export function RaisedList<Item extends RaisedItem>({
  raised: items,
  tone,
  label,
  actionsOf,
  hasAdvice = true,
  showsDate = false,
}: {
  raised: readonly Item[]
  tone: (one: Item) => 'info' | 'amber' | 'red'
  /** A heading, if the items are not alerts. */
  label?: string
  actionsOf?: ((one: Item) => ReactNode) | undefined
  /**
   * `true` if the items contain advice, which is addressed to the owner. Their first line describes
   * the finding.
   */
  hasAdvice?: boolean
  /** `true` if an item of several days shows the first one. */
  showsDate?: boolean
}) {
  if (items.length === 0) return null
  return (
    <div className={styles.group}>
      {label && <h3 className={styles.label}>{label}</h3>}
      <ul className={styles.list} aria-label={label}>
        {items.map((one) => (
          <li key={one.rule}>
            <Callout tone={tone(one)}>
              <StatusWord tone={tone(one)} />
              <MessageText lines={hasAdvice ? one.lines : one.lines.slice(0, 1)} />
              {one.burdens && one.burdens.length > 0 && <BurdenStrip burdens={one.burdens} />}
              <div className={styles.foot}>
                <ReasonDetails rule={one.rule} reasons={one.reasons} showsDate={showsDate} />
                {actionsOf?.(one)}
              </div>
            </Callout>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Renders the word of the callout's symbol for screen readers. */
function StatusWord({ tone }: { tone: 'info' | 'amber' | 'red' }) {
  return tone !== 'info' && <p className={visuallyHidden}>{tileLabels[tone]}&nbsp;:</p>
}
