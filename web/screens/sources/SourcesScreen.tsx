import { sources, type SourceName, thresholdSources, valueOf } from '#shared/health/thresholdSources'
import { Card } from '../../ui/Card'
import { PageHeader } from '../../ui/PageHeader'
import * as styles from './SourcesScreen.css'

const names = Object.keys(thresholdSources) as (keyof typeof thresholdSources)[]

/** /sources: every number that a rule compares with, what it is for, where it comes from (product/watches 4.1). */
export function SourcesScreen() {
  return (
    <div className={styles.root}>
      <title>Seuils et sources · NéphroChat</title>
      <PageHeader title="Seuils et sources" back={{ to: '/', label: 'Accueil' }}>
        <p>Tous les nombres auxquels NéphroChat compare vos saisies. Il ne pose aucun diagnostic : votre vétérinaire peut en juger autrement pour votre chat.</p>
      </PageHeader>
      {(Object.keys(sources) as SourceName[]).map((source) => (
        <OfSource key={source} source={source} />
      ))}
    </div>
  )
}

function OfSource({ source }: { source: SourceName }) {
  const { text, doi } = { doi: null, ...sources[source] }
  const rows = names.filter((name) => thresholdSources[name].source === source)
  if (rows.length === 0) return null
  return (
    <Card as="section" className={styles.card}>
      <h2 className={styles.title}>{text}</h2>
      {doi && (
        <p>
          <a href={`https://doi.org/${doi}`}>doi {doi}</a>
        </p>
      )}
      <dl className={styles.rows}>
        {rows.map((name) => (
          <div key={name} className={styles.row}>
            <dt className={styles.what}>{thresholdSources[name].what}</dt>
            <dd className={styles.value}>
              {valueOf(name)} {thresholdSources[name].unit}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
