import { keysOf } from '#shared/base/keysOf'
import { sources } from '#shared/health/thresholds/sources'
import { thresholdSources, valueOf } from '#shared/health/thresholds/thresholdSources'
import { labSources, type LabSource } from '#shared/labs/labSources'
import { Card } from '../../base/ui/Card'
import { PageHeader } from '../../base/ui/PageHeader'
import * as styles from './SourcesScreen.css'

const names = keysOf(thresholdSources)

/** Returns the unit after a space at which a line never ends (product/pages 6.5). */
const spaced = (unit: string) => unit && (unit.startsWith('%') ? '\u202f' : '\u00a0') + unit

const ruleSources = keysOf(sources).flatMap((source): LabSource[] => {
  const { text, doi } = { doi: null, ...sources[source] }
  const sourceNames = names.filter((name) => thresholdSources[name].source === source)
  const rows = sourceNames.map((name) => ({
    purpose: thresholdSources[name].purpose,
    value: valueOf(name) + spaced(thresholdSources[name].unit),
  }))
  // The vet's numbers are the cat's own: none of the app's has this source.
  if (rows.length === 0) return []
  return [{ text, link: doi && { words: `doi ${doi}`, href: `https://doi.org/${doi}` }, rows }]
})

/**
 * /sources: lists every number that a rule or a screen compares with, its use and its source
 * (product/watches 4.1, product/labs 5.1).
 */
export function SourcesScreen() {
  return (
    <div className={styles.root}>
      <title>Seuils et sources · NéphroChat</title>
      <PageHeader title="Seuils et sources" back={{ to: '/', label: 'Accueil' }}>
        <p>
          Tous les nombres auxquels NéphroChat compare vos saisies. Il ne pose aucun
          diagnostic&nbsp;: votre vétérinaire peut en juger autrement pour votre chat.
        </p>
      </PageHeader>
      {[...ruleSources, ...labSources].map((source) => (
        <SourceCard key={source.text} {...source} />
      ))}
    </div>
  )
}

function SourceCard({ text, link, rows }: LabSource) {
  return (
    <Card as="section" className={styles.card}>
      <h2 className={styles.title}>{text}</h2>
      {link && (
        <p>
          <a href={link.href}>{link.words}</a>
        </p>
      )}
      <dl className={styles.rows}>
        {rows.map(({ purpose, value }) => (
          <div key={purpose} className={styles.row}>
            <dt className={styles.rule}>{purpose}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
