import ShieldCheck from 'lucide-react/icons/shield-check'
import type { ReactNode } from 'react'
import { elide } from '#shared/base/elision'
import { SHARE_LIFETIME_HOURS, type ShareHours } from '#shared/sharing/shareLink'
import { durationLabels } from './shareWords'
import { stack3 } from '../../base/styles/layout.css'
import * as styles from './ShareConsent.css'
import { summary } from './ShareOptions.css'

/**
 * The consent to sharing: one sentence, the ways to share, and the list of what the vet will see
 * (product/sharing 1.4).
 */
export function ShareConsent({
  name,
  hours = SHARE_LIFETIME_HOURS,
  children,
}: {
  name: string
  hours?: ShareHours
  children: ReactNode
}) {
  return (
    <div className={stack3}>
      <p>
        Le lien est sécurisé, expire après {durationLabels[hours]} et peut être révoqué à tout
        moment.
      </p>
      {children}
      <details>
        <summary className={summary}>Ce que montre le lien</summary>
        <div className={styles.sharedParts}>
          <p>Qui l’ouvre peut lire, sans compte et sans rien pouvoir changer&nbsp;:</p>
          <ul className={styles.list}>
            <li>
              le nom, la race, le sexe, l’âge, le poids et la photo {elide('de', name)}&#8239;;
            </li>
            <li>les indicateurs, les alertes et les dernières saisies, notes comprises&#8239;;</li>
            <li>vos questions pour la visite, si vous en avez écrit&#8239;;</li>
            <li>les soins, les traitements et les résultats d’analyses&#8239;;</li>
            <li>
              les indicateurs des 90 derniers jours, les réponses et les notes des jours à
              surveiller, et l’historique du poids.
            </li>
          </ul>
          <p className={styles.noParts}>
            <ShieldCheck size={20} aria-hidden="true" />
            Votre nom, votre adresse et votre compte n’y figurent pas.
          </p>
        </div>
      </details>
    </div>
  )
}
