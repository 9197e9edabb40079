import CloudUpload from 'lucide-react/icons/cloud-upload'
import Package from 'lucide-react/icons/package'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { hasRight } from '#shared/circle/rights'
import { stockLine } from '#shared/stock/stockWords'
import type { CourseStock_animal$key } from '../../__generated__/CourseStock_animal.graphql'
import { classes } from '../../base/styles/classes'
import { Button } from '../../base/ui/Button'
import { deferredDialog } from '../../base/ui/dialogs/deferredDialog'
import { usePendingOf } from '../../offline/queue/usePending'
import { useUserUuid } from '../../session/useUserUuid'
import { useSetStock } from './useSetStock'
import { useStocks } from './useStocks'
import * as styles from './Stock.css'

const RenewDialog = deferredDialog(async () => (await import('./RenewDialog')).RenewDialog)
const StockDialog = deferredDialog(async () => (await import('./StockDialog')).StockDialog)
const StartStockDialog = deferredDialog(
  async () => (await import('./StartStockDialog')).StartStockDialog,
)

interface TreatmentRef {
  course: string
  name: string
  kind: string
  unit?: string | null | undefined
}

/** Shows what is left of a treatment, or offers to follow it. */
export function CourseStock({
  animal,
  treatment: { course, name, ...treatment },
}: {
  animal: CourseStock_animal$key
  treatment: TreatmentRef
}) {
  const cat = useFragment(
    graphql`
      fragment CourseStock_animal on Animal {
        uuid
        name
        role
        timeZone
        ...useStocks_animal
      }
    `,
    animal,
  )
  const { uuid, role, timeZone } = cat
  const stock = useStocks(cat).find((one) => one.course === course)
  const hasPendingChange = usePendingOf(useUserUuid(), uuid).some(
    (change) => change.kind === 'stockChange' && change.content.courseUuid === course,
  )
  const [showAgain, isPending] = useSetStock(() => undefined)
  const [dialog, setDialog] = useState<'start' | 'renew' | 'stock' | null>(null)
  const close = () => setDialog(null)
  const isOwner = hasRight(role, 'changeTreatments')

  if (!stock || stock.isPutAway) {
    if (!isOwner) return null
    const open = () => {
      if (!stock) return setDialog('start')
      const { unit, bagMl, warningDays } = stock
      showAgain({ animalUuid: uuid, courseUuid: course, unit, bagMl, warningDays }, close)
    }
    return (
      <>
        <div className={styles.buttons}>
          <Button
            variant="quiet"
            icon={<Package size={20} />}
            isPending={isPending}
            aria-label={`Suivre le stock\u00a0: ${name}`}
            onClick={open}
          >
            Suivre le stock
          </Button>
        </div>
        {dialog === 'start' && (
          <StartStockDialog
            animalUuid={uuid}
            course={course}
            name={name}
            isLiquid={treatment.unit === 'ml' || treatment.kind === 'fluids'}
            onClose={close}
          />
        )}
      </>
    )
  }
  const { isLow, useByMessage } = stock
  return (
    <>
      <div className={styles.line}>
        <div className={styles.words}>
          <Package size={20} aria-hidden="true" className={styles.icon} />
          <div>
            <p className={classes(isLow && styles.low)}>{stockLine(stock)}</p>
            {useByMessage && <p className={styles.low}>{useByMessage}</p>}
            {hasPendingChange && (
              <p className={styles.words}>
                <CloudUpload size={18} aria-hidden="true" /> En attente d’envoi
              </p>
            )}
          </div>
        </div>
        <div className={styles.buttons}>
          <Button
            variant="quiet"
            aria-label={`Renouvelé\u00a0: ${name}`}
            onClick={() => setDialog('renew')}
          >
            Renouvelé
          </Button>
          <Button
            variant="quiet"
            aria-label={`Stock\u00a0: ${name}`}
            onClick={() => setDialog('stock')}
          >
            Stock
          </Button>
        </div>
      </div>
      {dialog === 'renew' && <RenewDialog animal={cat} stock={stock} onClose={close} />}
      {dialog === 'stock' && (
        <StockDialog
          animal={cat}
          stock={stock}
          timeZone={timeZone}
          isOwner={isOwner}
          onClose={close}
        />
      )}
    </>
  )
}
