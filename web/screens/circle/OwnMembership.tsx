import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { elide } from '#shared/base/elision'
import type { OwnMembership_animal$key } from '../../__generated__/OwnMembership_animal.graphql'
import { useNavigateFromPage } from '../../base/router/hooks'
import { Button } from '../../base/ui/Button'
import { Card } from '../../base/ui/Card'
import { Dialog } from '../../base/ui/dialogs/Dialog'
import { NeedsNetwork } from '../../base/ui/NeedsNetwork'
import { roleWords } from './roleWords'
import { useLeaveCircle } from './useLeaveCircle'
import * as styles from './CircleScreen.css'

/** Shows a helper the owner, the last day, and the button to leave. */
export function OwnMembership({ animal }: { animal: OwnMembership_animal$key }) {
  const { uuid, name, role, lastDay, ownerName, inMemorySince } = useFragment(
    graphql`
      fragment OwnMembership_animal on Animal {
        uuid
        name
        role
        lastDay
        ownerName
        inMemorySince
      }
    `,
    animal,
  )
  const navigate = useNavigateFromPage()
  const [isConfirming, setConfirming] = useState(false)
  const [leave, isPending] = useLeaveCircle()
  return (
    <Card as="section" className={styles.card} aria-label="Votre rôle">
      <p>
        <b>{roleWords({ role, lastDay })}</b>
      </p>
      <p>
        {inMemorySince === null
          ? `${ownerName} vous invite à suivre ${name}\u00a0: vous voyez tout son carnet, répondez ` +
            'au questionnaire, pesez et notez les soins.'
          : `${ownerName} a refermé le carnet ${elide('de', name)}\u00a0: vous pouvez le relire.`}
      </p>
      <NeedsNetwork actionName="Quitter ce cercle">
        <Button
          variant="secondary"
          block
          aria-haspopup="dialog"
          onClick={() => setConfirming(true)}
        >
          Quitter ce cercle
        </Button>
      </NeedsNetwork>
      {isConfirming && (
        <Dialog
          open
          onClose={() => setConfirming(false)}
          title="Quitter ce cercle"
          actions={
            <>
              <Button variant="secondary" onClick={() => setConfirming(false)}>
                Annuler
              </Button>
              <Button
                variant="danger"
                isPending={isPending}
                pendingLabel="Départ..."
                onClick={() => leave(uuid, () => void navigate('/home'))}
              >
                Quitter
              </Button>
            </>
          }
        >
          <p>Vous ne verrez plus le carnet {elide('de', name)}. Ce que vous y avez noté reste.</p>
        </Dialog>
      )}
    </Card>
  )
}
