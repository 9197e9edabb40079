import type { ReactNode } from 'react'
import { Callout } from '../ui/Callout'
import { type Line, MessageText } from './MessageText'
import { type Explained, Why } from './Why'
import * as styles from './AlertList.css'

/** An alert, a notice or a watch. */
interface Raised extends Explained {
  readonly lines: readonly Line[]
}

/** Each says what, what to do, and why; the slot holds what only the owner can do. */
export function RaisedList<Of extends Raised>({
  raised,
  tone,
  label,
  under,
  advises = true,
}: {
  raised: readonly Of[]
  tone: (one: Of) => 'info' | 'amber' | 'red'
  /** A heading, where they are no alerts. */
  label?: string
  under?: ((one: Of) => ReactNode) | undefined
  /** Says what to do, which is addressed to the owner; the first line says what it is. */
  advises?: boolean
}) {
  if (raised.length === 0) return null
  return (
    <div className={styles.group}>
      {label && <h3 className={styles.label}>{label}</h3>}
      <ul className={styles.list} aria-label={label}>
        {raised.map((one) => (
          <li key={one.rule}>
            <Callout tone={tone(one)}>
              <MessageText lines={advises ? one.lines : one.lines.slice(0, 1)} />
              <div className={styles.foot}>
                <Why rule={one.rule} reasons={one.reasons} />
                {under?.(one)}
              </div>
            </Callout>
          </li>
        ))}
      </ul>
    </div>
  )
}
