import ChevronRight from 'lucide-react/icons/chevron-right'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import Package from 'lucide-react/icons/package'
import Pill from 'lucide-react/icons/pill'
import type { ReactNode } from 'react'
import type { ToDo_animal$data } from '../../__generated__/ToDo_animal.graphql'
import { Link } from '../../base/router/Link'
import { Button } from '../../base/ui/Button'
import { StatusSymbol } from '../../base/ui/StatusMark'
import type { ShownStock } from '../stock/useStocks'
import * as styles from './ToDo.css'

interface LineProps {
  icon: ReactNode
  children: ReactNode
}

export function LinkLine({ to, icon, children }: LineProps & { to: string }) {
  return (
    <li className={styles.row}>
      <Link className={styles.lineButton} to={to}>
        {icon}
        <span className={styles.words}>{children}</span>
        <ChevronRight className={styles.arrow} size={20} aria-hidden="true" />
      </Link>
    </li>
  )
}

export function ButtonLine({ onClick, icon, children }: LineProps & { onClick: () => void }) {
  return (
    <li className={styles.row}>
      <Button variant="quiet" className={styles.lineButton} icon={icon} onClick={onClick}>
        {children}
      </Button>
    </li>
  )
}

export function TextLine({ icon, children }: LineProps) {
  return (
    <li className={styles.text}>
      {icon}
      {children}
    </li>
  )
}

export function CareLine({
  uuid,
  noted,
  planned,
  isDone,
}: {
  uuid: string
  noted: number
  planned: number
  isDone: boolean
}) {
  const Icon = isDone ? CircleCheck : Pill
  return (
    <LinkLine to={`/care/${uuid}`} icon={<Icon size={20} aria-hidden="true" />}>
      Soins du jour&nbsp;: {noted} sur {planned}
    </LinkLine>
  )
}

export function WatchLine({
  uuid,
  watch: { level, message },
}: {
  uuid: string
  watch: ToDo_animal$data['activeWatches'][number]
}) {
  return (
    <LinkLine
      to={`/analysis/${uuid}`}
      icon={
        level === 'amber' ? (
          <StatusSymbol color="amber" size="s" />
        ) : (
          <Info size={20} aria-hidden="true" />
        )
      }
    >
      {message.split('\n')[0]}
    </LinkLine>
  )
}

export function StockLine({ uuid, stock }: { uuid: string; stock: ShownStock }) {
  const warning = stockWarning(stock)
  return (
    <LinkLine to={`/care/${uuid}`} icon={<Package size={20} aria-hidden="true" />}>
      {stock.name}&nbsp;: {warning.charAt(0).toLowerCase() + warning.slice(1)}
    </LinkLine>
  )
}

/** Returns an empty text if the stock requires nothing of the user. */
export const stockWarning = ({ isLow, message, useByMessage }: ShownStock): string =>
  [isLow && message, useByMessage].filter(Boolean).join(', ')
