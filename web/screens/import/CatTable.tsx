import { elide } from '#shared/base/elision'
import { frenchNumber } from '#shared/base/numbers'
import { LinkButton } from '../../base/ui/Button'
import { Card } from '../../base/ui/Card'
import { type ImportedCatJson, listLabels } from './importSummary'
import * as styles from './ImportScreen.css'

/** Compares the file's rows for a cat with the existing data. */
export function CatTable({ cat, isDone }: { cat: ImportedCatJson; isDone: boolean }) {
  const rows = Object.entries(listLabels).flatMap(([list, label]) => {
    const came = cat[list as keyof typeof listLabels]
    return came && came.added + came.known > 0 ? [{ label, ...came }] : []
  })
  const isKnown = rows.some(({ known }) => known > 0)
  const { differing = 0 } = cat
  return (
    <Card as="section" className={styles.cat} aria-labelledby={`cat-${cat.id}`}>
      <div className={styles.catHead}>
        <h3 className={styles.catName} id={`cat-${cat.id}`}>
          {cat.name}
        </h3>
        <span className={styles.badge}>
          {cat.isNew ? 'Nouveau chat' : 'Déjà dans votre compte'}
        </span>
      </div>
      {rows.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <td />
              <th scope="col" className={styles.column}>
                {isDone ? 'Ajouts' : 'À ajouter'}
              </th>
              {isKnown && (
                <th scope="col" className={styles.column}>
                  Déjà là
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, added, known }) => (
              <tr key={label}>
                <th scope="row" className={styles.words}>
                  {label}
                </th>
                <td className={added > 0 ? styles.nonZero : styles.none}>{frenchNumber(added)}</td>
                {isKnown && (
                  <td className={known > 0 ? styles.value : styles.none}>{frenchNumber(known)}</td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {cat.photo && (
        <p className={styles.smallNote}>
          {isDone ? 'Sa photo est revenue avec le carnet.' : 'Sa photo vient avec le carnet.'}
        </p>
      )}
      {cat.vetStage && (
        <p className={styles.smallNote}>
          {isDone
            ? 'Le stade posé par le vétérinaire est revenu avec le carnet.'
            : 'Le stade posé par le vétérinaire vient avec le carnet.'}
        </p>
      )}
      {cat.reminders && (
        <p className={styles.smallNote}>
          {isDone
            ? 'Ses rappels sont revenus avec le carnet.'
            : 'Ses rappels viennent avec le carnet.'}
        </p>
      )}
      {differing > 0 && (
        <p className={styles.smallNote}>
          {differing === 1
            ? 'Un jour a d’autres réponses dans votre compte\u00a0: elles restent.'
            : `${frenchNumber(differing)} jours ont d’autres réponses dans votre compte\u00a0: elles restent.`}
        </p>
      )}
      {isDone && (
        <div className={styles.buttons}>
          <LinkButton variant="secondary" to={`/history/${cat.id}`}>
            Voir le carnet {elide('de', cat.name)}
          </LinkButton>
        </div>
      )}
    </Card>
  )
}
