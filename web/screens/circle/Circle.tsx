import UserPlus from 'lucide-react/icons/user-plus'
import { type ReactNode, useId, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { elide } from '#shared/base/elision'
import { dateInWords, dayIn } from '#shared/base/time'
import type {
  Circle_animal$data,
  Circle_animal$key,
} from '../../__generated__/Circle_animal.graphql'
import { Button } from '../../base/ui/Button'
import { Card } from '../../base/ui/Card'
import { deferredDialog } from '../../base/ui/dialogs/deferredDialog'
import { moveFocusToScreen } from '../../base/ui/focus/focusOnRemoval'
import { NeedsNetwork } from '../../base/ui/NeedsNetwork'
import { RemoveDialog } from './RemoveDialog'
import { roleWords } from './roleWords'
import { useCancelInvitation } from './useCancelInvitation'
import { smallMuted } from '../../base/styles/text.css'
import * as styles from './CircleScreen.css'

const InviteDialog = deferredDialog(async () => (await import('./InviteDialog')).InviteDialog)

type Member = Circle_animal$data['circle'][number]

/** Shows the owner the helpers, the open invitations, and the button to invite. */
export function Circle({
  animal,
  timeZone,
  canSendMails,
}: {
  animal: Circle_animal$key
  timeZone: string
  canSendMails: boolean
}) {
  const cat = useFragment(
    graphql`
      fragment Circle_animal on Animal {
        uuid
        name
        today
        inMemorySince
        circle {
          uuid
          firstName
          role
          lastDay
          joinedAt
        }
        invitations {
          uuid
          role
          lastDay
          email
          expiresAt
        }
      }
    `,
    animal,
  )
  const { uuid, name, circle, invitations } = cat
  const [isInviting, setInviting] = useState(false)
  const [removing, setRemoving] = useState<Member | null>(null)
  const [cancel, isCancelling] = useCancelInvitation()
  // The response to the removal may be lost.
  const isRemovable = circle.some((member) => member.uuid === removing?.uuid)
  return (
    <Card as="section" className={styles.card} aria-label="Le cercle">
      <p>
        Les personnes de ce cercle voient tout le carnet {elide('de', name)}, répondent au
        questionnaire, pèsent et notent les soins. Elles ne changent ni la fiche ni les traitements,
        et ne partagent rien.
      </p>
      {circle.length > 0 && (
        <CircleSection title="Avec vous">
          {circle.map((member) => (
            <li key={member.uuid} className={styles.row}>
              <div className={styles.words}>
                <p>
                  <b>{member.firstName}</b>
                </p>
                <p className={smallMuted}>
                  {roleWords(member)}, depuis le {dateInWords(dayIn(member.joinedAt, timeZone))}
                </p>
              </div>
              <NeedsNetwork>
                <Button
                  variant="quiet"
                  aria-label={`Retirer ${member.firstName}`}
                  aria-haspopup="dialog"
                  onClick={() => setRemoving(member)}
                >
                  Retirer
                </Button>
              </NeedsNetwork>
            </li>
          ))}
        </CircleSection>
      )}
      {invitations.length > 0 && (
        <CircleSection title="Invitations en attente">
          {invitations.map((invitation) => (
            <li key={invitation.uuid} ref={moveFocusToScreen} className={styles.row}>
              <div className={styles.words}>
                <p>{invitation.email ?? 'Invitation par lien'}</p>
                <p className={smallMuted}>
                  {roleWords(invitation)}, à accepter avant le{' '}
                  {dateInWords(dayIn(invitation.expiresAt, timeZone))}
                </p>
              </div>
              <NeedsNetwork>
                <Button
                  variant="quiet"
                  isPending={isCancelling}
                  aria-label={`Annuler l’invitation${invitation.email ? ` envoyée à ${invitation.email}` : ''}`}
                  onClick={() => cancel(uuid, invitation.uuid)}
                >
                  Annuler
                </Button>
              </NeedsNetwork>
            </li>
          ))}
        </CircleSection>
      )}
      {circle.length + invitations.length === 0 && (
        <p className={smallMuted}>Personne d’autre que vous ne suit {name} pour l’instant.</p>
      )}
      {cat.inMemorySince === null && (
        <NeedsNetwork actionName="Une invitation">
          <Button
            size="l"
            block
            icon={<UserPlus size={22} />}
            aria-haspopup="dialog"
            onClick={() => setInviting(true)}
          >
            Inviter une personne
          </Button>
        </NeedsNetwork>
      )}
      {isInviting && (
        <InviteDialog animal={cat} canSendMails={canSendMails} onClose={() => setInviting(false)} />
      )}
      {removing && isRemovable && (
        <RemoveDialog
          animalUuid={uuid}
          member={removing}
          invitations={invitations.length}
          onClose={() => setRemoving(null)}
        />
      )}
    </Card>
  )
}

function CircleSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <div className={styles.part}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.list} aria-labelledby={id}>
        {children}
      </ul>
    </div>
  )
}
