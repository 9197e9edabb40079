import CalendarDays from 'lucide-react/icons/calendar-days'
import { graphql, useFragment } from 'react-relay'
import type { CalendarChannel_viewer$key } from '../../__generated__/CalendarChannel_viewer.graphql'
import { copyLink } from '../../base/ui/actions/copyLink'
import { Button } from '../../base/ui/Button'
import { TextField } from '../../base/ui/forms/TextField'
import { NeedsNetwork } from '../../base/ui/NeedsNetwork'
import { useRemoveCalendar } from './useRemoveCalendar'
import { useRenewCalendar } from './useRenewCalendar'
import * as styles from './RemindersScreen.css'

/**
 * Offers the reminders of all cats in the user's own calendar, by a private address
 * (product/reminders 3.7).
 */
export function CalendarChannel({ viewer: key }: { viewer: CalendarChannel_viewer$key }) {
  const { calendar } = useFragment(
    graphql`
      fragment CalendarChannel_viewer on Viewer {
        calendar {
          url
        }
      }
    `,
    key,
  )
  const [renew, isRenewing] = useRenewCalendar()
  const [remove, isRemoving] = useRemoveCalendar()
  const url = calendar?.url
  return (
    <div className={styles.way}>
      <h3 className={styles.wayName}>Dans votre agenda</h3>
      <p className={styles.smallNote}>
        Une adresse privée, à ajouter comme abonnement dans votre agenda. Elle vaut pour tous vos
        chats&#8239;; toute personne qui la connaît peut lire vos rappels.
      </p>
      {url && (
        <div className={styles.address}>
          <TextField
            label="Adresse de l’agenda"
            name="calendar"
            value={url}
            readOnly
            onFocus={(event) => event.target.select()}
          />
        </div>
      )}
      <NeedsNetwork>
        <div className={styles.choices}>
          {url && (
            <Button variant="secondary" onClick={() => void copyLink(url, 'screen')}>
              Copier l’adresse
            </Button>
          )}
          <Button
            variant={calendar ? 'quiet' : 'secondary'}
            icon={calendar ? undefined : <CalendarDays size={22} />}
            isPending={isRenewing}
            pendingLabel="Un instant..."
            onClick={renew}
          >
            {calendar ? 'Renouveler l’adresse' : 'Créer une adresse'}
          </Button>
          {calendar && (
            <Button
              variant="quiet"
              isPending={isRemoving}
              pendingLabel="Un instant..."
              onClick={remove}
            >
              Supprimer l’adresse
            </Button>
          )}
        </div>
      </NeedsNetwork>
    </div>
  )
}
