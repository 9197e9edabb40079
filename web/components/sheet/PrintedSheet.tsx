import { createPortal } from 'react-dom'
import { graphql, useFragment } from 'react-relay'
import type { PrintedSheet_record$key } from '../../__generated__/PrintedSheet_record.graphql'
import { RecordSheet } from './RecordSheet'
import { usePrinting } from './usePrinting'

/** In the place of everything else on the page, while it is printed. Without an entry there is no sheet. */
export function PrintedSheet({ record, timeZone }: { record: PrintedSheet_record$key; timeZone: string }) {
  const data = useFragment(
    graphql`
      fragment PrintedSheet_record on HealthRecord {
        dailyStatus {
          date
        }
        ...RecordSheet_record
      }
    `,
    record,
  )
  const printing = usePrinting()
  if (!printing || !data.dailyStatus.date) return null
  return createPortal(<RecordSheet record={data} timeZone={timeZone} />, document.body)
}
