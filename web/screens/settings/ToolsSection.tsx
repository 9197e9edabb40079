import KeyRound from 'lucide-react/icons/key-round'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { tokenAccessLabels } from '#shared/account/toolAccess'
import { dateInWords, dayIn, relativeTime } from '#shared/base/time'
import type {
  ToolsSection_viewer$data,
  ToolsSection_viewer$key,
} from '../../__generated__/ToolsSection_viewer.graphql'
import { serverClock } from '../../base/network/serverClock'
import { Button } from '../../base/ui/Button'
import { deferredDialog } from '../../base/ui/dialogs/deferredDialog'
import { moveFocusToScreen } from '../../base/ui/focus/focusOnRemoval'
import { NeedsNetwork } from '../../base/ui/NeedsNetwork'
import { FoldedList } from './FoldedList'
import { useRevokeToken } from './useRevokeToken'
import { breaking } from '../../base/styles/text.css'
import * as own from './AccessList.css'
import * as styles from './SettingsScreen.css'

const NewTokenDialog = deferredDialog(async () => (await import('./NewTokenDialog')).NewTokenDialog)

/**
 * 'Accès pour vos outils': gives a scale or a home automation access without the password
 * (product/accounts 7.1).
 */
export function ToolsSection({ viewer: key }: { viewer: ToolsSection_viewer$key }) {
  const viewer = useFragment(
    graphql`
      fragment ToolsSection_viewer on Viewer {
        timeZone
        personalAccessTokens {
          uuid
          name
          access
          expiresAt
          lastUsedAt
        }
        ...NewTokenDialog_viewer
      }
    `,
    key,
  )
  const [isCreating, setCreating] = useState(false)
  const { personalAccessTokens: tokens, timeZone } = viewer
  return (
    <>
      <p className={styles.smallNote}>
        Une balance connectée, une litière, votre domotique&nbsp;: chaque outil reçoit son propre
        accès, sans connaître votre mot de passe. Vous pouvez le révoquer.
      </p>
      <FoldedList othersLabel={otherTokens}>
        {tokens.map((token) => (
          <TokenRow key={token.uuid} token={token} timeZone={timeZone} />
        ))}
      </FoldedList>
      <div className={styles.action}>
        <NeedsNetwork>
          <Button
            variant="secondary"
            icon={<KeyRound size={22} />}
            onClick={() => setCreating(true)}
          >
            Créer un accès
          </Button>
        </NeedsNetwork>
        {tokens.length > 0 && (
          <p className={styles.smallNote}>
            Un nouveau mot de passe ou «&#8239;Déconnecter tous les appareils&#8239;» met fin à ces
            accès.
          </p>
        )}
      </div>
      {isCreating && <NewTokenDialog viewer={viewer} onClose={() => setCreating(false)} />}
    </>
  )
}

const otherTokens = (count: number) =>
  count > 1 ? `Voir ${count} autres accès` : 'Voir un autre accès'

function TokenRow({
  token,
  timeZone,
}: {
  token: ToolsSection_viewer$data['personalAccessTokens'][number]
  timeZone: string
}) {
  const { uuid, name, access, expiresAt, lastUsedAt } = token
  const [revoke, isPending] = useRevokeToken()
  const now = serverClock.now()
  const hasEnded = new Date(expiresAt) <= now
  const day = dateInWords(dayIn(expiresAt, timeZone))
  return (
    <li ref={moveFocusToScreen} className={own.row}>
      <div className={own.name}>
        <p>
          <b className={breaking}>{name}</b>
        </p>
        <p className={styles.smallNote}>
          {tokenAccessLabels[access]}, {hasEnded ? 'expiré depuis le' : 'jusqu’au'} {day}
        </p>
        <p className={styles.smallNote}>
          {lastUsedAt ? `Utilisé ${relativeTime(lastUsedAt, now)}` : 'Jamais utilisé'}
        </p>
      </div>
      <NeedsNetwork>
        <Button
          variant="quiet"
          aria-label={`Révoquer l’accès ${name}`}
          isPending={isPending}
          pendingLabel="Révocation..."
          onClick={() => revoke(uuid)}
        >
          Révoquer
        </Button>
      </NeedsNetwork>
    </li>
  )
}
