import { graphql, useLazyLoadQuery } from 'react-relay'
import { elide } from '#shared/base/elision'
import type { DoseSheetQuery } from '../../__generated__/DoseSheetQuery.graphql'
import { LinkButton } from '../../base/ui/Button'
import { Callout } from '../../base/ui/Callout'
import { PageHeader } from '../../base/ui/PageHeader'
import { AnimalNotFound } from '../../record/cat/AnimalNotFound'
import { ClosedRecord } from '../../record/cat/ClosedRecord'
import { Care } from './Care'
import { wrapped } from '../../base/styles/layout.css'
import * as styles from './CareScreen.css'

/** Shows today's doses of one treatment, each with its one tap. It notes nothing by itself. */
export function DoseSheet({
  animalUuid,
  treatmentUuid,
}: {
  animalUuid: string
  treatmentUuid: string
}) {
  // Without a network, the device responds to preloadable queries only.
  const { viewer, animal } = useLazyLoadQuery<DoseSheetQuery>(
    graphql`
      query DoseSheetQuery($uuid: ID!) @preloadable {
        viewer {
          accountNow
        }
        animal(uuid: $uuid) {
          uuid
          name
          timeZone
          today
          inMemorySince
          ownerName
          treatments {
            uuid
            name
            course
            firstDay
            lastDay
          }
          ...Care_animal
        }
      }
    `,
    { uuid: animalUuid },
    // A dose may have been noted on another phone.
    { fetchPolicy: 'store-and-network' },
  )
  const treatment = animal?.treatments.find(({ uuid }) => uuid === treatmentUuid)
  if (!viewer || !animal || !treatment) return <AnimalNotFound />
  if (animal.inMemorySince !== null) return <ClosedRecord animal={animal} />
  const { today, timeZone, name } = animal
  const isRunning = animal.treatments.some(
    ({ course, firstDay, lastDay }) =>
      course === treatment.course &&
      firstDay <= today &&
      (lastDay === null || lastDay === undefined || lastDay >= today),
  )
  return (
    <div className={styles.root}>
      <PageHeader title={treatment.name} back={{ to: '/home', label: 'Accueil' }}>
        <p>Ce {elide('que', name)} reçoit</p>
      </PageHeader>
      {!isRunning && (
        <Callout title="Ce traitement n’est pas en cours">
          <p>Les soins {elide('de', name)} disent ce qui l’a remplacé, ou quand il commence.</p>
        </Callout>
      )}
      <Care
        animal={animal}
        clock={{ today, timeZone, now: new Date(viewer.accountNow) }}
        isClosed={false}
        only={treatmentUuid}
      />
      <div className={wrapped}>
        <LinkButton variant="secondary" to={`/care/${animal.uuid}`}>
          Voir tous les soins
        </LinkButton>
      </div>
    </div>
  )
}
