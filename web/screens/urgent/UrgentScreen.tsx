import { deferred } from '../../base/ui/deferred'
import { PageHeader } from '../../base/ui/PageHeader'
import { StatusSymbol } from '../../base/ui/StatusMark'
import { useSession } from '../../session/SessionContext'
import { urgentSigns } from './urgentSigns'
import { stack3 } from '../../base/styles/layout.css'
import * as styles from './UrgentScreen.css'

// Relay loads with it: visitors have no cats here.
const VetNumbers = deferred(async () => (await import('./VetNumbers')).VetNumbers)

/** /urgences: is public, and readable without a network (product/watches 5.1). */
export function UrgentScreen() {
  const { environment } = useSession()
  return (
    <div className={styles.root}>
      <title>Signes d’urgence · NéphroChat</title>
      <PageHeader title="Signes d’urgence" back={{ to: '/', label: 'Accueil' }}>
        <p>
          Ces signes n’attendent pas, quels que soient les indicateurs. Appelez votre vétérinaire ou
          une clinique d’urgence, de jour comme de nuit.
        </p>
      </PageHeader>
      {environment && <VetNumbers environment={environment} />}
      <ul className={stack3}>
        {urgentSigns.map(({ sign, explanation }) => (
          <li key={sign} className={styles.sign}>
            <StatusSymbol color="red" />
            <div>
              <h2 className={styles.signTitle}>{sign}</h2>
              <p>{explanation}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
