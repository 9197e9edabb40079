import CircleAlert from 'lucide-react/icons/circle-alert'
import CloudUpload from 'lucide-react/icons/cloud-upload'
import Info from 'lucide-react/icons/info'
import Scale from 'lucide-react/icons/scale'
import { type ReactNode, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { hasRight } from '#shared/circle/rights'
import type { NewHabit, ToDo_animal$key } from '../../__generated__/ToDo_animal.graphql'
import type { useCareToday_animal$key } from '../../__generated__/useCareToday_animal.graphql'
import type { useStocks_animal$key } from '../../__generated__/useStocks_animal.graphql'
import { Button } from '../../base/ui/Button'
import { deferredDialog } from '../../base/ui/dialogs/deferredDialog'
import { moveFocusBeside } from '../../base/ui/focus/focusBeside'
import { needsUser } from '../../offline/queue/rows'
import { usePendingOf } from '../../offline/queue/usePending'
import { useUserUuid } from '../../session/useUserUuid'
import { useStocks } from '../stock/useStocks'
import { useWeighDialog } from '../weight/useWeighDialog'
import {
  ButtonLine,
  CareLine,
  LinkLine,
  StockLine,
  stockWarning,
  TextLine,
  WatchLine,
} from './toDoLines'
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
  isCompact,
}: {
  animal: ToDo_animal$key
  care: useCareToday_animal$key & useStocks_animal$key
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
  const stocks = useStocks(care).filter((stock) => stockWarning(stock) !== '')
  const careToday = useCareToday(care)
  const pending = usePendingOf(useUserUuid(), uuid)
  const hasChangeForUser = pending.some(needsUser)
  const [isWeighing, setWeighing] = useState(false)
  const [openHabit, setOpenHabit] = useState<NewHabit | null>(null)
  const WeighDialog = useWeighDialog()

  const isCareDone = careToday !== null && careToday.noted >= careToday.planned
  const careLine = careToday && (
    <CareLine key="care" uuid={uuid} {...careToday} isDone={isCareDone} />
  )
  const lines = [
    hasChangeForUser && (
      <TextLine key="stopped" icon={<CircleAlert size={20} aria-hidden="true" />}>
        Envoi arrêté&nbsp;: à vous de décider
      </TextLine>
    ),
    ...activeWatches
      .filter(({ rule, level }) => level !== 'red' && rule !== 'weighing-due')
      .map((watch) => <WatchLine key={watch.rule} uuid={uuid} watch={watch} />),
    proposedBy !== null && hasRight(role, 'decideProposals') && (
      <LinkLine
        key="proposal"
        to={`/proposals/${uuid}`}
        icon={<Info size={20} aria-hidden="true" />}
      >
        {proposedBy} propose une consigne
      </LinkLine>
    ),
    !isCareDone && careLine,
    ...stocks.map((stock) => <StockLine key={`stock ${stock.course}`} uuid={uuid} stock={stock} />),
    activeWatches.some(({ rule }) => rule === 'weighing-due') && (
      <ButtonLine key="weighing" icon={<Scale size={20} />} onClick={() => setWeighing(true)}>
        Peser
      </ButtonLine>
    ),
    newHabit !== null && hasRight(role, 'putAside') && (
      <ButtonLine key="habit" icon={<Info size={20} />} onClick={() => setOpenHabit(newHabit)}>
        C’est devenu son habitude&#8239;?
      </ButtonLine>
    ),
    pending.length > 0 && !hasChangeForUser && (
      <TextLine key="pending" icon={<CloudUpload size={20} aria-hidden="true" />}>
        En attente d’envoi
      </TextLine>
    ),
    isCareDone && careLine,
  ].filter(Boolean)
  return (
    <>
      <ToDoList lines={lines} isCompact={isCompact} />
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

function ToDoList({ lines, isCompact }: { lines: ReactNode[]; isCompact: boolean }) {
  const [showsAll, setShowsAll] = useState(false)
  const shownLines = showsAll ? lines : lines.slice(0, isCompact ? shownIfCompact : shownAtFirst)
  if (lines.length === 0) return null
  return (
    <div className={isCompact ? styles.compact : styles.root}>
      <h3 className={isCompact ? visuallyHidden : styles.title}>À faire</h3>
      <ul className={styles.list}>{shownLines}</ul>
      {lines.length > shownLines.length && (
        <Button
          ref={moveFocusBeside}
          variant="quiet"
          className={styles.moreButton}
          onClick={() => setShowsAll(true)}
        >
          Voir tout ({lines.length})
        </Button>
      )}
    </div>
  )
}
