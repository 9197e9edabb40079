import { dateTime } from '#shared/base/time'
import { stockChangeLabel, stockChangeLabels, stockLine } from '#shared/stock/stockWords'
import { Dialog } from '../../base/ui/dialogs/Dialog'
import type { NamedCat } from '../pending/useQueuedSave'
import { CorrectStock } from './CorrectStock'
import { StockSettings } from './StockSettings'
import type { ShownStock } from './useStocks'
import { column } from '../../base/styles/layout.css'
import * as styles from './Stock.css'

/** Shows a stock with its history, and corrects it. Only the owner sees its settings. */
export function StockDialog({
  animal,
  stock,
  timeZone,
  isOwner,
  onClose,
}: {
  animal: NamedCat
  stock: ShownStock
  timeZone: string
  isOwner: boolean
  onClose: () => void
}) {
  const { name, unit, changes } = stock
  return (
    <Dialog open onClose={onClose} title={`Stock\u00a0: ${name}`}>
      <div className={column}>
        <p>{stockLine(stock)}</p>
        <details>
          <summary className={styles.summary}>Corriger</summary>
          <CorrectStock animal={animal} stock={stock} onDone={onClose} />
        </details>
        <details open>
          <summary className={styles.summary}>Historique</summary>
          <ul className={styles.history} aria-label="Historique du stock">
            {changes.map(({ uuid, kind, amount, at, by, note }) => (
              <li key={uuid}>
                <p>
                  {stockChangeLabels[kind]}&nbsp;: {stockChangeLabel(amount, unit)}
                </p>
                <p className={styles.muted}>
                  {[dateTime(at, timeZone), by, note].filter(Boolean).join(' · ')}
                </p>
              </li>
            ))}
          </ul>
        </details>
        {isOwner && (
          <details>
            <summary className={styles.summary}>Réglages</summary>
            <StockSettings animalUuid={animal.uuid} stock={stock} onDone={onClose} />
          </details>
        )}
      </div>
    </Dialog>
  )
}
