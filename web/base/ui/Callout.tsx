import Info from 'lucide-react/icons/info'
import type { ReactNode } from 'react'
import { StatusSymbol } from './StatusMark'
import * as styles from './Callout.css'

export function Callout({
  tone = 'info',
  title,
  children,
  role,
}: {
  tone?: 'info' | 'amber' | 'red'
  title?: ReactNode
  children?: ReactNode
  role?: 'status' | 'alert' | 'note'
}) {
  return (
    <div className={styles.tone[tone]} role={role}>
      <span className={styles.mark[tone]} aria-hidden="true">
        {tone === 'info' ? <Info size={24} /> : <StatusSymbol color={tone} />}
      </span>
      <div className={styles.body}>
        {title && <div className={styles.title}>{title}</div>}
        {children}
      </div>
    </div>
  )
}
