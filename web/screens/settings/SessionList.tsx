import { graphql, useFragment } from 'react-relay'
import { elide } from '#shared/base/elision'
import { dayIn, daysAgo, daysBetween } from '#shared/base/time'
import type {
  SessionList_viewer$data,
  SessionList_viewer$key,
} from '../../__generated__/SessionList_viewer.graphql'
import { serverClock } from '../../base/network/serverClock'
import { Button } from '../../base/ui/Button'
import { moveFocusToScreen } from '../../base/ui/focus/focusOnRemoval'
import { NeedsNetwork } from '../../base/ui/NeedsNetwork'
import { FoldedList } from './FoldedList'
import { SignOutButton } from './SignOutButton'
import { useEndSession } from './useEndSession'
import { useLogoutAll } from './useLogoutAll'
import * as own from './AccessList.css'
import * as styles from './SettingsScreen.css'

/**
 * Lists the signed-in devices. Each but this one can be signed out, or all at once
 * (product/accounts 1.9).
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
  const [logoutAll, isPending] = useLogoutAll()
  const count = sessions.length
  const currentFirst = sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
  return (
    <>
      <p>{count > 1 ? `${count} appareils connectés` : 'Un appareil connecté'}</p>
      <FoldedList othersLabel={otherDevices}>
        {currentFirst.map((session) => (
          <SessionRow key={session.uuid} session={session} timeZone={timeZone} />
        ))}
      </FoldedList>
      {count > 1 && (
        <p className={styles.smallNote}>
          Vous ne reconnaissez pas un appareil&#8239;? Mettez fin à sa session, puis changez votre
          mot de passe.
        </p>
      )}
      <div className={styles.action}>
        <NeedsNetwork>
          <SignOutButton isPending={isPending} onSignOut={logoutAll}>
            Déconnecter tous les appareils
          </SignOutButton>
        </NeedsNetwork>
        <p className={styles.smallNote}>
          Y compris celui-ci&nbsp;: utile si vous avez perdu un téléphone.
        </p>
      </div>
    </>
  )
}

const otherDevices = (count: number) =>
  count > 1 ? `Voir ${count} autres appareils` : 'Voir un autre appareil'

function SessionRow({
  session: { uuid, device, isCurrent, sameNetwork, lastUsedAt },
  timeZone,
}: {
  session: SessionList_viewer$data['sessions'][number]
  timeZone: string
}) {
  const [endSession, isPending] = useEndSession()
  const name = device ?? 'Appareil inconnu'
  const day = lastUseWords(
    daysBetween(dayIn(lastUsedAt, timeZone), dayIn(serverClock.now(), timeZone)),
  )
  return (
    <li ref={moveFocusToScreen} className={own.row}>
      <div className={own.name}>
        <p>
          <b>{name}</b>
          {isCurrent && ' (cet appareil)'}
        </p>
        <p className={styles.smallNote}>
          Utilisé {day}
          {!isCurrent && networkWords(sameNetwork)}
        </p>
      </div>
      {!isCurrent && (
        <NeedsNetwork>
          <Button
            variant="quiet"
            aria-label={`Mettre fin à la session ${elide('de', name)}`}
            isPending={isPending}
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

function networkWords(sameNetwork: boolean | null | undefined): string {
  if (sameNetwork == null) return ''
  return sameNetwork ? ', sur le même réseau que cet appareil' : ', sur un autre réseau'
}
