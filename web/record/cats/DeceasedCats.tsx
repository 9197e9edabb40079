import { graphql, useFragment } from 'react-relay'
import { plural } from '#shared/base/plural'
import { dateInWords } from '#shared/base/time'
import type { DeceasedCats_animal$key } from '../../__generated__/DeceasedCats_animal.graphql'
import { LinkButton } from '../../base/ui/Button'
import { Card } from '../../base/ui/Card'
import { deceasedWords } from '../cat/deceasedWords'
import { useEntryCount } from '../cat/useEntryCount'
import { CatPhoto } from '../photo/CatPhoto'
import { stack2 } from '../../base/styles/layout.css'
import * as styles from './DeceasedCats.css'

/** Lists the cats that have died, after the living ones (product/cats 5.3). */
export function DeceasedCats({
  cats,
}: {
  cats: readonly (DeceasedCats_animal$key & { id: string })[]
}) {
  return (
    <section className={styles.root} aria-labelledby="in-memory">
      <h2 id="in-memory" className={styles.title}>
        En mémoire
      </h2>
      <ul className={styles.cats}>
        {cats.map((cat) => (
          <li key={cat.id}>
            <DeceasedCat animal={cat} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function DeceasedCat({ animal }: { animal: DeceasedCats_animal$key }) {
  const cat = useFragment(
    graphql`
      fragment DeceasedCats_animal on Animal {
        uuid
        name
        diedOn
        latest: measurements(first: 1) {
          edges {
            node {
              day
            }
          }
        }
        ...CatPhoto_record
      }
    `,
    animal,
  )
  const count = useEntryCount(cat.uuid)
  const last = cat.latest.edges[0]?.node.day
  return (
    <Card as="article" className={styles.cat}>
      <div className={styles.photo}>
        <CatPhoto record={cat} />
      </div>
      <div className={stack2}>
        <h3 className={styles.name}>{cat.name}</h3>
        <p className={styles.deceasedLine}>{deceasedWords(cat)}</p>
        {count !== null && last && (
          <p className={styles.deceasedLine}>
            {count} {plural(count, 'jour')} {plural(count, 'noté')}, jusqu’au {dateInWords(last)}.
          </p>
        )}
        <div className={styles.actions}>
          <LinkButton variant="secondary" to={`/analysis/${cat.uuid}`}>
            Relire son carnet
          </LinkButton>
          <LinkButton variant="quiet" to={`/animals/${cat.uuid}`}>
            Profil
          </LinkButton>
        </div>
      </div>
    </Card>
  )
}
