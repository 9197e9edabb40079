import Bell from 'lucide-react/icons/bell'
import { LinkButton } from '../../base/ui/Button'
import { Card } from '../../base/ui/Card'
import * as styles from './SettingsScreen.css'

/** Links to /reminders (product/reminders 1). */
export function RemindersSection() {
  return (
    <Card as="section" className={styles.card} aria-labelledby="reminders">
      <h2 id="reminders">Rappels</h2>
      <p className={styles.quiet}>
        Les questions du jour, les soins, la pesée&nbsp;: sur votre téléphone ou par email, à
        l’heure que vous choisissez.
      </p>
      <div className={styles.action}>
        <LinkButton variant="secondary" icon={<Bell size={22} />} to="/reminders">
          Régler les rappels
        </LinkButton>
      </div>
    </Card>
  )
}
