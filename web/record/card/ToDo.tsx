import ChevronRight from 'lucide-react/icons/chevron-right'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import CloudUpload from 'lucide-react/icons/cloud-upload'
import Info from 'lucide-react/icons/info'
import Pill from 'lucide-react/icons/pill'
import { type ReactNode, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { may } from '#shared/circle/rights'
import type { ToDo_animal$key } from '../../__generated__/ToDo_animal.graphql'
import type { useCareToday_animal$key } from '../../__generated__/useCareToday_animal.graphql'
import { Link } from '../../base/router/Link'
import { Button } from '../../base/ui/Button'
import { StatusSymbol } from '../../base/ui/StatusMark'
import { needsUser } from '../../offline/queue/rows'
import { usePendingOf } from '../../offline/queue/usePending'
import { WeighButton } from '../weight/WeighButton'
import { useCareToday } from './useCareToday'
import * as styles from './ToDo.css'

const shownAtFirst = 3

/**
 * Lists what waits for the user, the worst first, in one line each (product/pages 4.2). A red sign
 * is above the card's button instead.
 */
export function ToDo({
  animal,
  care,
  userUuid,
}: {
  animal: ToDo_animal$key
  care: useCareToday_animal$key
  userUuid: string
}) {
  const cat = useFragment(
    graphql`
      fragment ToDo_animal on Animal {
        uuid
        role
        proposedBy
        standing: watches {
          rule
          level
          message
        }
        ...WeighButton_animal
      }
    `,
    animal,
  )
  const { uuid, role, proposedBy, standing } = cat
  const careToday = useCareToday(care)
  const waiting = usePendingOf(userUuid, uuid)
  const stopped = waiting.some(needsUser)
  const [all, setAll] = useState(false)

  const things: ReactNode[] = []
  if (stopped)
    things.push(
      <p className={styles.text}>
        <CircleAlert size={20} aria-hidden="true" />
        Envoi arrêté&nbsp;: à vous de décider
      </p>,
    )
  for (const { rule, level, message } of standing)
    if (level !== 'red' && rule !== 'weighing-due')
      things.push(
        <Thing
          to={`/analysis/${uuid}`}
          icon={
            level === 'amber' ? (
              <StatusSymbol color="amber" size="s" />
            ) : (
              <Info size={20} aria-hidden="true" />
            )
          }
        >
          {message.split('\n')[0]}
        </Thing>,
      )
  if (proposedBy !== null && may(role, 'decideProposals'))
    things.push(
      <Thing to={`/proposals/${uuid}`} icon={<Info size={20} aria-hidden="true" />}>
        {proposedBy} propose une consigne
      </Thing>,
    )
  const careLine = careToday && (
    <Thing
      to={`/care/${uuid}`}
      icon={
        careToday.noted < careToday.planned ? (
          <Pill size={20} aria-hidden="true" />
        ) : (
          <CircleCheck size={20} aria-hidden="true" />
        )
      }
    >
      Soins du jour&nbsp;: {careToday.noted} sur {careToday.planned}
    </Thing>
  )
  if (careToday && careToday.noted < careToday.planned) things.push(careLine)
  if (standing.some(({ rule }) => rule === 'weighing-due'))
    things.push(
      <WeighButton animal={cat} variant="quiet" className={styles.thing}>
        Peser
      </WeighButton>,
    )
  if (waiting.length > 0 && !stopped)
    things.push(
      <p className={styles.text}>
        <CloudUpload size={20} aria-hidden="true" />
        En attente d’envoi
      </p>,
    )
  if (careToday && careToday.noted >= careToday.planned) things.push(careLine)
  if (things.length === 0) return null
  const shown = all ? things : things.slice(0, shownAtFirst)
  return (
    <div className={styles.root}>
      <h3 className={styles.title}>À faire</h3>
      <ul className={styles.list}>
        {shown.map((thing, place) => (
          <li key={place} className={styles.row}>
            {thing}
          </li>
        ))}
      </ul>
      {things.length > shown.length && (
        <Button variant="quiet" className={styles.more} onClick={() => setAll(true)}>
          Voir tout ({things.length})
        </Button>
      )}
    </div>
  )
}

function Thing({ to, icon, children }: { to: string; icon: ReactNode; children: ReactNode }) {
  return (
    <Link className={styles.thing} to={to}>
      {icon}
      <span className={styles.words}>{children}</span>
      <ChevronRight size={20} aria-hidden="true" />
    </Link>
  )
}
