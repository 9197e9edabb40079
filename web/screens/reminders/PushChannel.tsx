import BellRing from 'lucide-react/icons/bell-ring'
import { graphql, useFragment } from 'react-relay'
import type { PushChannel_viewer$key } from '../../__generated__/PushChannel_viewer.graphql'
import { Button } from '../../base/ui/Button'
import { NeedsNetwork } from '../../base/ui/NeedsNetwork'
import { usePushChannel } from './usePushChannel'
import * as styles from './RemindersScreen.css'

const words = {
  unsupported:
    'Ce navigateur ne reçoit pas de notifications. Sur iPhone et iPad, ajoutez ' +
    'd’abord NéphroChat à l’écran d’accueil («\u202fPartager\u202f», puis ' +
    '«\u202fSur l’écran d’accueil\u202f»), et ouvrez-le de là.',
  blocked:
    'Les notifications de NéphroChat sont bloquées sur cet appareil. ' +
    'Autorisez-les dans les réglages du navigateur, puis revenez ici.',
  off: 'Elles arrivent même quand NéphroChat est fermé. L’écran verrouillé ne dit rien de la maladie.',
  on: 'Activées sur cet appareil. Se déconnecter les arrête.',
  unknown: '',
}

/**
 * Switches notifications on each device separately; the browser prompts after a tap only
 * (product/reminders 3.3).
 */
export function PushChannel({ viewer: key }: { viewer: PushChannel_viewer$key }) {
  const viewer = useFragment(
    graphql`
      fragment PushChannel_viewer on Viewer {
        pushKey
        pushDevices {
          uuid
          endpointHash
        }
      }
    `,
    key,
  )
  const { state, isPending, turnOn, turnOff } = usePushChannel(viewer)
  const otherDeviceCount = viewer.pushDevices.length - (state === 'on' ? 1 : 0)
  return (
    <div className={styles.way}>
      <h3 className={styles.wayName}>Notifications</h3>
      <p className={styles.smallNote} role="status">
        {words[state]}
      </p>
      {otherDeviceCount > 0 && (
        <p className={styles.smallNote}>
          {otherDeviceCount === 1
            ? 'Un autre appareil les reçoit.'
            : `${otherDeviceCount} autres appareils les reçoivent.`}
        </p>
      )}
      <NeedsNetwork>
        {state === 'off' && (
          <Button
            variant="secondary"
            icon={<BellRing size={22} />}
            isPending={isPending}
            pendingLabel="Activation..."
            onClick={turnOn}
          >
            Activer sur cet appareil
          </Button>
        )}
        {state === 'on' && (
          <Button variant="quiet" isPending={isPending} pendingLabel="Arrêt..." onClick={turnOff}>
            Arrêter sur cet appareil
          </Button>
        )}
      </NeedsNetwork>
    </div>
  )
}
