import type { useAlerts_record$key } from '../__generated__/useAlerts_record.graphql'
import * as styles from './AlertList.css'
import { Callout } from '../ui/Callout'
import { MessageText } from './MessageText'
import { useAlerts } from './useAlerts'
import { Why } from './Why'

/** What is worse today and not yet confirmed: neither an alert nor a colour (product/rules 4.1). */
export function NoticeList({ record }: { record: useAlerts_record$key }) {
  const { notices } = useAlerts(record)
  if (notices.length === 0) return null
  return (
    <ul className={styles.list} aria-label="À confirmer">
      {notices.map(({ rule, lines, reasons }) => (
        <li key={rule}>
          <Callout tone="info">
            <MessageText lines={lines} />
            <Why rule={rule} reasons={reasons} />
          </Callout>
        </li>
      ))}
    </ul>
  )
}
