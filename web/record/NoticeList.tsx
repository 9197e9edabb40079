import { graphql, useFragment } from 'react-relay'
import type { NoticeList_record$key } from '../__generated__/NoticeList_record.graphql'
import { Callout } from '../ui/Callout'
import { MessageText } from './MessageText'
import * as styles from './NoticeList.css'
import { Why } from './Why'

/** Worse today and not yet confirmed: beside the alerts, never one of them, never a colour (product/rules 4.1). */
export function NoticeList({ record }: { record: NoticeList_record$key }) {
  const { notices } = useFragment(
    graphql`
      fragment NoticeList_record on HealthRecord {
        notices {
          rule
          lines {
            segments {
              text
              bold
            }
          }
          reasons {
            day
            label
          }
        }
      }
    `,
    record,
  )
  if (notices.length === 0) return null
  return (
    <ul className={styles.root} aria-label="À confirmer">
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
