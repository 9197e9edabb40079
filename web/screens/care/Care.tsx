import { type ReactNode, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { hasRight } from '#shared/circle/rights'
import type { Care_animal$key } from '../../__generated__/Care_animal.graphql'
import { Button } from '../../base/ui/Button'
import { Card } from '../../base/ui/Card'
import { deferred } from '../../base/ui/deferred'
import { DeferredEmptyNotebook } from '../../base/ui/drawings/emptyStateDrawings'
import { EmptyState } from '../../base/ui/EmptyState'
import { moveFocusToScreen } from '../../base/ui/focus/focusOnRemoval'
import { Skeleton } from '../../base/ui/Skeleton'
import { type CareClock, treatedCourses } from './courses'
import { DayCare } from './DayCare'
import { TreatmentList } from './TreatmentList'
import * as styles from './CareScreen.css'

/**
 * Each mutation selects the fields that a dose or a treatment changes, here and on other screens.
 */
void graphql`
  fragment Care_changed on Animal {
    ...Care_animal
    ...useCareToday_animal
    ...CatDay_animal
    ...ToDo_animal
    ...RecordBody_record
    fluidDays
  }
`

const AddTreatment = deferred(
  async () => (await import('./AddTreatment')).AddTreatment,
  <Skeleton shape="card" />,
)

/**
 * Shows today's doses, the missed ones and the treatments. A closed record is read-only. `only` is
 * the id of a treatment whose course is shown alone, to note its doses.
 */
export function Care({
  animal,
  clock,
  isClosed,
  only,
}: {
  animal: Care_animal$key
  clock: CareClock
  isClosed: boolean
  only?: string
}) {
  const data = useFragment(
    graphql`
      fragment Care_animal on Animal {
        uuid
        name
        role
        ...CourseStock_animal
        treatments {
          uuid
          course
          kind
          name
          amount
          unit
          plan {
            kind
            everyDays
            weekdays
            times
            shortestHours
          }
          withMeal
          mustNotMiss
          firstDay
          lastDay
          addedOn
          note
          stopReason
        }
        doses(first: 150) {
          edges {
            node {
              uuid
              treatmentUuid
              day
              time
              outcome
              at
              amountMl
              by
              isRemovable
            }
          }
        }
      }
    `,
    animal,
  )
  const courses = treatedCourses(data)
  const canChangeTreatments = !isClosed && hasRight(data.role, 'changeTreatments')
  const [isAdding, setAdding] = useState(false)
  const addButton = canChangeTreatments && (
    <Button variant="secondary" block onClick={() => setAdding(true)}>
      Ajouter un traitement
    </Button>
  )
  if (only !== undefined)
    return (
      <DayCare
        animal={data}
        courses={courses.filter(({ steps }) => steps.some(({ uuid }) => uuid === only))}
        clock={clock}
      />
    )
  return (
    <>
      {!isClosed && courses.length > 0 && <DayCare animal={data} courses={courses} clock={clock} />}
      {courses.length > 0 && (
        <TreatmentList
          animal={data}
          courses={courses}
          today={clock.today}
          isClosed={isClosed}
          canChangeTreatments={canChangeTreatments}
        />
      )}
      {courses.length === 0 && !isAdding && <NoTreatment name={data.name} add={addButton} />}
      {courses.length > 0 && !isAdding && addButton}
      {isAdding && (
        <Card
          as="section"
          ref={moveFocusToScreen}
          className={styles.card}
          aria-labelledby="add-treatment"
        >
          <h2 id="add-treatment">Ajouter un traitement</h2>
          <AddTreatment
            animalUuid={data.uuid}
            today={clock.today}
            onDone={() => setAdding(false)}
          />
        </Card>
      )}
    </>
  )
}

/** Offers to add the first treatment, to a user who may. */
function NoTreatment({ name, add }: { name: string; add: ReactNode }) {
  return (
    <EmptyState
      drawing={<DeferredEmptyNotebook />}
      title={add ? `${name} prend un traitement\u202f?` : 'Aucun soin noté pour l’instant'}
      action={add}
    >
      {add && <p>Ajoutez-le pour cocher ses prises, une à une.</p>}
    </EmptyState>
  )
}
