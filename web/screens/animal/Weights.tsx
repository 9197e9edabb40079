import { useState } from 'react'
import { clockTime, dayIn } from '#shared/base/time'
import type { useWeighings_animal$key } from '../../__generated__/useWeighings_animal.graphql'
import { Button } from '../../base/ui/Button'
import { Card } from '../../base/ui/Card'
import { deferred } from '../../base/ui/deferred'
import { deferredDialog } from '../../base/ui/dialogs/deferredDialog'
import { moveFocusToScreen } from '../../base/ui/focus/focusOnRemoval'
import { Skeleton } from '../../base/ui/Skeleton'
import { isWeighing } from '../../offline/queue/rows'
import { usePendingOf } from '../../offline/queue/usePending'
import { useWeighings } from '../../record/weight/useWeighings'
import { useUserUuid } from '../../session/useUserUuid'
import { noonOf } from './noonOf'
import { type ListedWeighing, WeightRow } from './WeightRow'
import * as page from './AnimalScreen.css'
import * as styles from './Weights.css'

const WeightCurve = deferred(
  async () => (await import('../../record/weight/curve/WeightCurve')).WeightCurve,
  <Skeleton shape="curve" />,
)
const AddWeightForm = deferred(
  async () => (await import('./AddWeightForm')).AddWeightForm,
  <Skeleton shape="card" />,
)
const DeleteWeightDialog = deferredDialog(
  async () => (await import('./DeleteWeightDialog')).DeleteWeightDialog,
)

const shownAtFirst = 6

/** Lists the weighings, newest first; the newest is the cat's weight (product/cats 3.2). */
export function Weights({
  animal,
  today,
  timeZone,
}: {
  animal: useWeighings_animal$key
  today: string
  timeZone: string
}) {
  const data = useWeighings(animal)
  const { uuid, name, hasHelpers, weights } = data
  const pending = usePendingOf(useUserUuid(), uuid)
    .filter(isWeighing)
    .map((weighing) => weighing.uuid)
  const [showsAll, setShowsAll] = useState(false)
  const [deleting, setDeleting] = useState<ListedWeighing | null>(null)
  const hasNamedAuthors = hasHelpers || new Set(weights.flatMap(({ by }) => by ?? [])).size > 1
  const weighings = weights.map(({ weight, date, by, ...weighing }): ListedWeighing => {
    const day = dayIn(date, timeZone)
    // The user did not type the hour of a past day.
    const writer = [
      by,
      ...(date === noonOf(day, timeZone) ? [] : [clockTime(date, timeZone)]),
    ].join(', ')
    return {
      ...weighing,
      grams: Math.round(Number(weight) * 1000),
      day,
      writer: hasNamedAuthors && by ? writer : null,
    }
  })
  const rows = showsAll ? weighings : weighings.slice(0, shownAtFirst)
  return (
    <Card as="section" className={page.card} aria-labelledby="weights">
      <h2 id="weights">Poids</h2>
      <WeightCurve record={data} />
      <div className={styles.columns}>
        {data.inMemorySince === null && (
          <AddWeightForm
            animal={{ uuid, name }}
            last={weighings[0]?.grams ?? null}
            today={today}
            timeZone={timeZone}
          />
        )}
        <div className={data.inMemorySince === null ? styles.history : styles.fullWidth}>
          {rows.length === 0 && <p className={styles.none}>Aucune pesée pour l’instant.</p>}
          <ul className={styles.list} aria-label="Pesées">
            {rows.map((weighing, index) => (
              <WeightRow
                key={weighing.uuid}
                weighing={weighing}
                before={weighings[index + 1]}
                today={data.inMemorySince === null ? today : null}
                isPending={pending.includes(weighing.uuid)}
                onDelete={weighing.isRemovable ? () => setDeleting(weighing) : null}
              />
            ))}
          </ul>
          {weighings.length > rows.length && (
            <Button ref={moveFocusToScreen} variant="quiet" onClick={() => setShowsAll(true)}>
              Voir les {weighings.length} pesées
            </Button>
          )}
        </div>
      </div>
      {deleting && (
        <DeleteWeightDialog
          animalUuid={uuid}
          weighing={deleting}
          imported={
            weighings.filter(
              ({ importUuid }) => importUuid !== null && importUuid === deleting.importUuid,
            ).length
          }
          onClose={() => setDeleting(null)}
        />
      )}
    </Card>
  )
}
