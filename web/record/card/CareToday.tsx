import { graphql, useFragment } from 'react-relay'
import type { CareToday_animal$key } from '../../__generated__/CareToday_animal.graphql'
import { Link } from '../../base/router/Link'
import * as styles from './CatDay.css'

/** Shows how many of today's doses are noted, or nothing if none is planned. */
export function CareToday({ animal }: { animal: CareToday_animal$key }) {
  const { uuid, careToday } = useFragment(
    graphql`
      fragment CareToday_animal on Animal {
        uuid
        careToday {
          planned
          noted
        }
      }
    `,
    animal,
  )
  if (!careToday) return null
  return (
    <Link className={styles.since} to={`/care/${uuid}`}>
      Soins du jour&nbsp;: {careToday.noted} sur {careToday.planned}
    </Link>
  )
}
