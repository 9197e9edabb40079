import { graphql, useFragment } from 'react-relay'
import { dayIn, daysAgo, daysBetween } from '#shared/base/time'
import type {
  SessionList_viewer$data,
  SessionList_viewer$key,
} from '../../__generated__/SessionList_viewer.graphql'
import { Button } from '../../base/ui/Button'
import { NeedsNetwork } from '../../base/ui/NeedsNetwork'
import { useEndSession } from './useEndSession'
import * as own from './AccessList.css'
import * as styles from './SettingsScreen.css'

/**
 * Lists the signed-in devices, folded; each but this one can be signed out (product/accounts 1.9).
 */
export function SessionList({ viewer: key }: { viewer: SessionList_viewer$key }) {
  const { sessions, timeZone } = useFragment(
    graphql`
      fragment SessionList_viewer on Viewer {
        timeZone
        sessions {
          uuid
          device
          isCurrent
          sameNetwork
          lastUsedAt
        }
      }
    `,
    key,
  )
  const count = sessions.length
  return (
    <details>
      <summary className={own.summary}>
        {count > 1 ? `${count} appareils connectés` : 'Un appareil connecté'}
      </summary>
      <ul className={own.list}>
        {sessions.map((session) => (
          <SessionRow key={session.uuid} session={session} timeZone={timeZone} />
        ))}
      </ul>
      {count > 1 && (
        <p className={own.note}>
          Vous ne reconnaissez pas un appareil&#8239;? Mettez fin à sa session, puis changez votre
          mot de passe.
        </p>
      )}
    </details>
  )
}

function SessionRow({
  session: { uuid, device, isCurrent, sameNetwork, lastUsedAt },
  timeZone,
}: {
  session: SessionList_viewer$data['sessions'][number]
  timeZone: string
}) {
  const [endSession, pending] = useEndSession()
  const name = device ?? 'Appareil inconnu'
  const day = lastUseWords(daysBetween(dayIn(lastUsedAt, timeZone), dayIn(new Date(), timeZone)))
  return (
    <li className={own.row}>
      <div className={own.name}>
        <p>
          <b>{name}</b>
          {isCurrent && ' (cet appareil)'}
        </p>
        <p className={styles.quiet}>
          Utilisé {day}
          {!isCurrent && placeWords(sameNetwork)}
        </p>
      </div>
      {!isCurrent && (
        <NeedsNetwork>
          <Button
            variant="quiet"
            aria-label={`Mettre fin à la session de ${name}`}
            pending={pending}
            pendingLabel="Fin..."
            onClick={() => endSession(uuid)}
          >
            Mettre fin
          </Button>
        </NeedsNetwork>
      )}
    </li>
  )
}

function lastUseWords(days: number): string {
  if (days <= 0) return 'aujourd’hui'
  return days === 1 ? 'hier' : daysAgo(days)
}

function placeWords(sameNetwork: boolean | null | undefined): string {
  if (sameNetwork == null) return ''
  return sameNetwork ? ', sur le même réseau que cet appareil' : ', sur un autre réseau'
}
