import ChevronRight from 'lucide-react/icons/chevron-right'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import CloudUpload from 'lucide-react/icons/cloud-upload'
import Info from 'lucide-react/icons/info'
import Package from 'lucide-react/icons/package'
import Pill from 'lucide-react/icons/pill'
import Scale from 'lucide-react/icons/scale'
import { type ReactNode, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { hasRight } from '#shared/circle/rights'
import type { NewHabit, ToDo_animal$key } from '../../__generated__/ToDo_animal.graphql'
import type { useCareToday_animal$key } from '../../__generated__/useCareToday_animal.graphql'
import type { useStocks_animal$key } from '../../__generated__/useStocks_animal.graphql'
import { Link } from '../../base/router/Link'
import { Button } from '../../base/ui/Button'
import { deferredDialog } from '../../base/ui/dialogs/deferredDialog'
import { StatusSymbol } from '../../base/ui/StatusMark'
import { needsUser } from '../../offline/queue/rows'
import { usePendingOf } from '../../offline/queue/usePending'
import { useStocks } from '../stock/useStocks'
import { useWeighDialog } from '../weight/useWeighDialog'
import { useCareToday } from './useCareToday'
import { visuallyHidden } from '../../base/styles/text.css'
import * as styles from './ToDo.css'

const NewHabitDialog = deferredDialog(async () => (await import('./NewHabitDialog')).NewHabitDialog)

const shownAtFirst = 3
const shownIfCompact = 1

/**
 * Lists what the user can do, the worst first, in one line each (product/pages 4.2). A red sign
 * is above the card's button instead.
 */
export function ToDo({
  animal,
  care,
  userUuid,
  isCompact,
}: {
  animal: ToDo_animal$key
  care: useCareToday_animal$key & useStocks_animal$key
  userUuid: string
  isCompact: boolean
}) {
  const cat = useFragment(
    graphql`
      fragment ToDo_animal on Animal {
        uuid
        gender
        role
        proposedBy
        newHabit
        activeWatches: watches {
          rule
          level
          message
        }
        ...WeighDialog_animal
      }
    `,
    animal,
  )
  const { uuid, gender, role, proposedBy, newHabit, activeWatches } = cat
  const stocks = useStocks(care)
  const careToday = useCareToday(care)
  const pending = usePendingOf(userUuid, uuid)
  const hasChangeForUser = pending.some(needsUser)
  const [showsAll, setShowsAll] = useState(false)
  const [isWeighing, setWeighing] = useState(false)
  const [openHabit, setOpenHabit] = useState<NewHabit | null>(null)
  const WeighDialog = useWeighDialog()

  const isCareDone = careToday !== null && careToday.noted >= careToday.planned
  const careLine = careToday && (
    <ToDoLine
      key="care"
      to={`/care/${uuid}`}
      icon={
        isCareDone ? (
          <CircleCheck size={20} aria-hidden="true" />
        ) : (
          <Pill size={20} aria-hidden="true" />
        )
      }
    >
      Soins du jour&nbsp;: {careToday.noted} sur {careToday.planned}
    </ToDoLine>
  )
  const toDoLines = [
    hasChangeForUser && (
      <li key="stopped" className={styles.text}>
        <CircleAlert size={20} aria-hidden="true" />
        Envoi arrêté&nbsp;: à vous de décider
      </li>
    ),
    ...activeWatches.map(
      ({ rule, level, message }) =>
        level !== 'red' &&
        rule !== 'weighing-due' && (
          <ToDoLine
            key={rule}
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
          </ToDoLine>
        ),
    ),
    proposedBy !== null && hasRight(role, 'decideProposals') && (
      <ToDoLine
        key="proposal"
        to={`/proposals/${uuid}`}
        icon={<Info size={20} aria-hidden="true" />}
      >
        {proposedBy} propose une consigne
      </ToDoLine>
    ),
    !isCareDone && careLine,
    ...stocks.flatMap(({ course, name, isLow, message, useByMessage }) => {
      const lines = [isLow && message, useByMessage].filter(Boolean).join(', ')
      return lines === ''
        ? []
        : [
            <ToDoLine
              key={`stock ${course}`}
              to={`/care/${uuid}`}
              icon={<Package size={20} aria-hidden="true" />}
            >
              {name}&nbsp;: {lines.charAt(0).toLowerCase() + lines.slice(1)}
            </ToDoLine>,
          ]
    }),
    activeWatches.some(({ rule }) => rule === 'weighing-due') && (
      <li key="weighing" className={styles.row}>
        <Button
          variant="quiet"
          className={styles.lineButton}
          icon={<Scale size={20} />}
          onClick={() => setWeighing(true)}
        >
          Peser
        </Button>
      </li>
    ),
    newHabit !== null && hasRight(role, 'putAside') && (
      <li key="habit" className={styles.row}>
        <Button
          variant="quiet"
          className={styles.lineButton}
          icon={<Info size={20} />}
          onClick={() => setOpenHabit(newHabit)}
        >
          C’est devenu son habitude&#8239;?
        </Button>
      </li>
    ),
    pending.length > 0 && !hasChangeForUser && (
      <li key="pending" className={styles.text}>
        <CloudUpload size={20} aria-hidden="true" />
        En attente d’envoi
      </li>
    ),
    isCareDone && careLine,
  ].filter(Boolean)
  const shownLines = showsAll
    ? toDoLines
    : toDoLines.slice(0, isCompact ? shownIfCompact : shownAtFirst)
  return (
    <>
      {toDoLines.length > 0 && (
        <div className={isCompact ? styles.compact : styles.root}>
          <h3 className={isCompact ? visuallyHidden : styles.title}>À faire</h3>
          <ul className={styles.list}>{shownLines}</ul>
          {toDoLines.length > shownLines.length && (
            <Button variant="quiet" className={styles.moreButton} onClick={() => setShowsAll(true)}>
              Voir tout ({toDoLines.length})
            </Button>
          )}
        </div>
      )}
      {/* The dialog keeps the typed weight if its line leaves the list. */}
      {openHabit && (
        <NewHabitDialog
          animalUuid={uuid}
          pronoun={gender === 'female' ? 'elle' : 'il'}
          habit={openHabit}
          onClose={() => setOpenHabit(null)}
        />
      )}
      {isWeighing && <WeighDialog animal={cat} onClose={() => setWeighing(false)} />}
    </>
  )
}

function ToDoLine({ to, icon, children }: { to: string; icon: ReactNode; children: ReactNode }) {
  return (
    <li className={styles.row}>
      <Link className={styles.lineButton} to={to}>
        {icon}
        <span className={styles.words}>{children}</span>
        <ChevronRight className={styles.arrow} size={20} aria-hidden="true" />
      </Link>
    </li>
  )
}
