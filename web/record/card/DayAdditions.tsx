import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { DayAdditions_animal$key } from '../../__generated__/DayAdditions_animal.graphql'
import { useLoadAtFirstTouch } from '../../base/device/firstTouch'
import { Button } from '../../base/ui/Button'
import { deferredDialog } from '../../base/ui/dialogs/deferredDialog'
import { useWeighDialog } from '../weight/useWeighDialog'
import { visuallyHidden } from '../../base/styles/text.css'
import * as styles from './DayAdditions.css'

const load = async () => (await import('./AdditionsDialog')).AdditionsDialog
const AdditionsDialog = deferredDialog(load)

/**
 * Offers additions to an answered day (product/entries 6.1). `entryPath` is that of the
 * questionnaire with today's entry.
 */
export function DayAdditions({
  animal,
  entryPath,
  isCompact,
}: {
  animal: DayAdditions_animal$key
  entryPath: string
  isCompact: boolean
}) {
  const cat = useFragment(
    graphql`
      fragment DayAdditions_animal on Animal {
        ...WeighDialog_animal
      }
    `,
    animal,
  )
  const [dialog, setDialog] = useState<'additions' | 'weighing' | null>(null)
  const WeighDialog = useWeighDialog()
  const close = () => setDialog(null)
  useLoadAtFirstTouch(load)
  return (
    <>
      <Button
        variant={isCompact ? 'quiet' : 'secondary'}
        block={!isCompact}
        className={isCompact ? styles.compact : undefined}
        icon={!isCompact && <Plus size={20} />}
        onClick={() => setDialog('additions')}
      >
        <span>
          Ajouter<span className={isCompact ? visuallyHidden : undefined}> à aujourd’hui</span>
        </span>
      </Button>
      {dialog === 'additions' && (
        <AdditionsDialog
          entryPath={entryPath}
          onWeigh={() => setDialog('weighing')}
          onClose={close}
        />
      )}
      {dialog === 'weighing' && <WeighDialog animal={cat} onClose={close} />}
    </>
  )
}
