import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { elide } from '#shared/base/elision'
import { hasRight } from '#shared/circle/rights'
import type { Labs_animal$key } from '../../__generated__/Labs_animal.graphql'
import { Button } from '../../base/ui/Button'
import { Card } from '../../base/ui/Card'
import { deferred } from '../../base/ui/deferred'
import { DeferredEmptyNotebook } from '../../base/ui/drawings/emptyStateDrawings'
import { EmptyState } from '../../base/ui/EmptyState'
import { Skeleton } from '../../base/ui/Skeleton'
import { isLabChange } from '../../offline/queue/rows'
import { usePendingOf } from '../../offline/queue/usePending'
import { LabReadings } from '../../record/labs/LabReadings'
import { useLabReadings } from '../../record/labs/useLabReadings'
import { useUserUuid } from '../../session/useUserUuid'
import { IrisSection } from './IrisSection'
import type { LabResult } from './LabResult'
import { ResultList } from './ResultList'
import * as styles from './LabsScreen.css'

const LabForm = deferred(async () => (await import('./LabForm')).LabForm, <Skeleton shape="card" />)

/** Shows the results, or the form instead: copying a laboratory's sheet needs the whole screen. */
export function Labs({ animal, today }: { animal: Labs_animal$key; today: string }) {
  const data = useFragment(
    graphql`
      fragment Labs_animal on Animal {
        uuid
        name
        role
        ...useLabReadings_record
        iris {
          stage
          because
          message
          byVet {
            stage
            substage
            day
            message
          }
        }
        labResults {
          uuid
          day
          laboratory
          values {
            quantity
            value
            unit
            rangeFrom
            rangeTo
          }
          fasting
          hydrated
          note
        }
      }
    `,
    animal,
  )
  const { uuid, name, labResults, iris } = data
  const labReadings = useLabReadings(data)
  const pendingChanges = usePendingOf(useUserUuid(), uuid).filter(isLabChange)
  const [formResult, setFormResult] = useState<LabResult | 'new' | null>(null)
  if (formResult)
    return (
      <LabForm
        animal={{ uuid, name }}
        results={labResults}
        pendingChanges={pendingChanges}
        corrected={formResult === 'new' ? null : formResult}
        today={today}
        onDone={() => setFormResult(null)}
      />
    )
  const canChangeLabs = hasRight(data.role, 'changeLabs')
  const add = canChangeLabs && (
    <Button className={styles.add} size="l" block onClick={() => setFormResult('new')}>
      Ajouter des résultats
    </Button>
  )
  const stage = (
    <IrisSection
      animalUuid={uuid}
      iris={iris}
      newest={labReadings.readings.map(({ newest }) => newest)}
      today={today}
      canChangeLabs={canChangeLabs}
    />
  )
  if (labResults.length === 0) {
    return (
      <>
        <NoResult name={name} add={add} />
        {stage}
      </>
    )
  }
  return (
    <>
      {add}
      {stage}
      <Card as="section" className={styles.card} aria-labelledby="readings">
        <h2 id="readings">Derniers résultats</h2>
        <LabReadings {...labReadings} />
        <p className={styles.muted}>
          Repères usuels du chat adulte&nbsp;: ceux de votre laboratoire peuvent différer et
          priment.
        </p>
      </Card>
      <ResultList
        animal={{ uuid, name }}
        results={labResults}
        pendingChanges={pendingChanges}
        onCorrect={canChangeLabs ? setFormResult : null}
      />
    </>
  )
}

function NoResult({ name, add }: { name: string; add: React.ReactNode }) {
  return (
    <EmptyState
      drawing={<DeferredEmptyNotebook />}
      title="Aucun résultat pour l’instant"
      action={add}
    >
      {add && (
        <p>
          Recopiez ici les analyses {elide('de', name)}&nbsp;: créatinine, SDMA, phosphore, tension…
          Vous verrez ce qui monte, ce qui baisse et ce qui a changé depuis un traitement. Votre
          vétérinaire le verra aussi.
        </p>
      )}
    </EmptyState>
  )
}
