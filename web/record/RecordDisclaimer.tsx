import { Link } from '../router/Link'
import * as styles from './RecordDisclaimer.css'

/** Trends from the owner's entries, indicative only (product/pages 1.2). */
export function RecordDisclaimer() {
  return (
    <footer className={styles.root}>
      <p>
        NéphroChat montre des tendances à partir des saisies du propriétaire. Ces informations sont données à titre indicatif et
        ne remplacent pas un examen vétérinaire. <Link to="/legal-notice">Mentions légales</Link>
      </p>
    </footer>
  )
}
