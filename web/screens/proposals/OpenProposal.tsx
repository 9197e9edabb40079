import { type FormEvent, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { dateInWords, dayIn } from '#shared/base/time'
import type { VetPart } from '#shared/health/rules/vetLimits'
import { URINATION_MANY_LARGE } from '#shared/health/thresholds/thresholds'
import type { OpenProposal_proposal$key } from '../../__generated__/OpenProposal_proposal.graphql'
import { Button } from '../../base/ui/Button'
import { Card } from '../../base/ui/Card'
import { moveFocusToScreen } from '../../base/ui/focus/focusOnRemoval'
import { NeedsNetwork } from '../../base/ui/NeedsNetwork'
import { useDecideProposal } from './useDecideProposal'
import * as styles from './ProposalsScreen.css'

const effects: Record<VetPart, string> = {
  weight: 'Une dernière pesée en dessous sera signalée en rouge.',
  loss: 'Pendant ces jours, cette perte remplace nos seuils habituels.',
  urinations:
    'Au-dessus, «\u00a0urine beaucoup\u00a0» sera à surveiller, au lieu de plus ' +
    `de ${URINATION_MANY_LARGE}. Compte dès la prochaine saisie.`,
  check: 'Nous vous le rappelons quand la date est passée.',
  phone: 'Il remplace le numéro de la fiche.',
  must_not_miss: 'Deux doses de suite sans réponse seront à surveiller.',
}

/** Lets the owner accept or decline each number; an unticked number is declined. */
export function OpenProposal({
  animalUuid,
  timeZone,
  proposal,
}: {
  animalUuid: string
  timeZone: string
  proposal: OpenProposal_proposal$key
}) {
  const { uuid, vetName, practice, text, createdAt, numbers } = useFragment(
    graphql`
      fragment OpenProposal_proposal on VetProposal {
        uuid
        vetName
        practice
        text
        createdAt
        numbers {
          part
          message
        }
      }
    `,
    proposal,
  )
  const [accepted, setAccepted] = useState<readonly VetPart[]>([])
  const [decide, isPending] = useDecideProposal()
  const isRefusal = numbers.length > 0 && accepted.length === 0

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isPending) decide({ animalUuid, uuid, accepted })
  }

  const toggle = (part: VetPart) =>
    setAccepted(
      accepted.includes(part) ? accepted.filter((one) => one !== part) : [...accepted, part],
    )
  return (
    <Card as="section" ref={moveFocusToScreen} className={styles.card} aria-labelledby={uuid}>
      <div>
        <h2 id={uuid} className={styles.name}>
          {vetName} propose
        </h2>
        <p className={styles.muted}>
          {[practice, `le ${dateInWords(dayIn(createdAt, timeZone))}`].filter(Boolean).join(', ')}
        </p>
      </div>
      {text && <p className={styles.text}>{text}</p>}
      <form className={styles.form} onSubmit={submit}>
        {numbers.map(({ part, message }) => (
          <label key={part} className={styles.number}>
            <input
              type="checkbox"
              className={styles.box}
              checked={accepted.includes(part)}
              onChange={() => toggle(part)}
            />
            <span>
              <strong className={styles.message}>{message}</strong>
              <span className={styles.effect}>{effects[part]}</span>
            </span>
          </label>
        ))}
        <p className={styles.muted}>
          Toute personne qui a le lien peut écrire ici&nbsp;: au moindre doute, appelez votre
          vétérinaire.{' '}
          {numbers.length > 0 &&
            'Ces nombres n’atténuent aucune alerte rouge tirée de vos réponses.'}
        </p>
        <NeedsNetwork>
          <Button
            type="submit"
            variant={isRefusal ? 'secondary' : 'primary'}
            size="l"
            block
            isPending={isPending}
            pendingLabel="Enregistrement..."
          >
            {decisionWords(numbers.length, accepted.length)}
          </Button>
        </NeedsNetwork>
      </form>
    </Card>
  )
}

function decisionWords(all: number, accepted: number): string {
  if (all === 0) return 'J’ai lu'
  if (accepted === 0) return all > 1 ? 'Tout refuser' : 'Refuser'
  if (accepted === all) return all > 1 ? 'Tout accepter' : 'Accepter'
  return `Accepter ${accepted}, refuser ${all - accepted}`
}
