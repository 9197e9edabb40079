import { usePublicConfig } from '../../base/publicConfig'
import { ConsentChoice } from '../../base/ui/forms/ConsentChoice'
import { PageHeader } from '../../base/ui/PageHeader'
import { legalSections } from './legalSections'
import { stack2 } from '../../base/styles/layout.css'
import * as styles from './LegalNoticeScreen.css'

/** /legal-notice (product/pages 2.5). */
export function LegalNoticeScreen() {
  const config = usePublicConfig()
  return (
    <div className={styles.root}>
      <title>Mentions légales · NéphroChat</title>
      <PageHeader title="Mentions légales" back={{ to: '/', label: 'Accueil' }} />
      <ol className={styles.sections}>
        {legalSections(config, new Date()).map(({ title, paragraphs, choice }, index) => (
          <li key={title} className={stack2}>
            <h2 className={styles.title}>
              {index + 1}. {title}
            </h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {choice === 'consent' && <ConsentChoice />}
          </li>
        ))}
      </ol>
    </div>
  )
}
