import { LinkButton } from '../../base/ui/Button'
import { Benefits } from './Benefits'
import { SampleCard } from './SampleCard'
import { SiteFooter } from './SiteFooter'
import * as styles from './LandingScreen.css'

/** / for visitors, and /onboarding-intro (product/pages 2.4). */
export function LandingScreen() {
  return (
    <div className={styles.root}>
      <title>NéphroChat · Le carnet de suivi des chats insuffisants rénaux</title>
      <section className={styles.hero}>
        <div className={styles.words}>
          <h1 className={styles.title}>Le carnet de suivi des chats insuffisants rénaux</h1>
          <p className={styles.lead}>
            Cinq questions par jour, moins d’une minute. Vous voyez ce qui change, votre vétérinaire
            aussi.
          </p>
          <div className={styles.actions}>
            <LinkButton size="l" to="/login?mode=register">
              Commencer le suivi
            </LinkButton>
            <LinkButton size="l" variant="secondary" to="/login?mode=login">
              Se connecter
            </LinkButton>
          </div>
          <p className={styles.price}>Gratuit, sans jargon, sans publicité.</p>
        </div>
        <SampleCard />
      </section>
      <Benefits />
      <SiteFooter />
    </div>
  )
}
