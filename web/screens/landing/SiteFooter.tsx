import { usePublicConfig } from '../../base/publicConfig'
import { Link } from '../../base/router/Link'
import * as styles from './SiteFooter.css'

/** Shows site map, legal link, contact line, disclaimer, and the year 2025 (product/pages 2.4). */
export function SiteFooter() {
  const config = usePublicConfig()
  return (
    <footer className={styles.root}>
      <nav className={styles.map} aria-label="Plan du site">
        <Link className={styles.link} to="/">
          Accueil
        </Link>
        <Link className={styles.link} to="/login?mode=register">
          Inscription
        </Link>
        <Link className={styles.link} to="/login?mode=login">
          Connexion
        </Link>
        <Link className={styles.link} to="/legal-notice">
          Mentions légales
        </Link>
      </nav>
      <p>
        Une question&#8239;?{' '}
        {config?.contactEmail ? (
          <a href={`mailto:${config.contactEmail}`}>{config.contactEmail}</a>
        ) : (
          'Le contact figure dans les mentions légales.'
        )}
      </p>
      <p>
        NéphroChat ne donne pas d’avis médical et ne remplace en aucun cas une consultation
        vétérinaire. En cas de signe urgent, contactez votre vétérinaire ou une clinique d’urgence.
      </p>
      <p>© 2025 NéphroChat</p>
    </footer>
  )
}
