import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { dateTime } from '#shared/time'
import { Logo } from './Logo'
import * as styles from './PrintStamp.css'

const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** When the sheet was made (spec 2 §4, PDF export): the moment of printing, not that of loading. Only on paper. */
export function PrintStamp() {
  const [printedAt, setPrintedAt] = useState(() => new Date())
  useEffect(() => {
    const stamp = () => flushSync(() => setPrintedAt(new Date()))
    window.addEventListener('beforeprint', stamp)
    return () => window.removeEventListener('beforeprint', stamp)
  }, [])
  return (
    <div className={styles.root}>
      <Logo />
      <p>Document généré le {dateTime(printedAt, timeZone)}</p>
    </div>
  )
}
