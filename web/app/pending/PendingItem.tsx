import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useRelayEnvironment } from 'react-relay'
import { plural } from '#shared/base/plural'
import { longDate } from '#shared/base/time'
import { newUuid } from '../../base/device/uuid'
import { Button, LinkButton } from '../../base/ui/Button'
import { deferred } from '../../base/ui/deferred'
import { moveFocusOnRemoval } from '../../base/ui/focus/focusOnRemoval'
import { kindOf } from '../../offline/kinds/index'
import { enqueueAsNew } from '../../offline/queue/enqueueAsNew'
import { confirmDose, discardAll, redate } from '../../offline/queue/pendingChanges'
import {
  isEntry,
  isUntried,
  needsUser,
  type PendingChange,
  type PendingEntry,
} from '../../offline/queue/rows'
import { toastSaveError } from '../../record/pending/useQueuedSave'
import { CopyTextButton } from './CopyTextButton'
import { loadCatClock } from './loadCatClock'
import { canRedate, isOfUnknownCat, isRefusedSecondDose } from './refusalChoices'
import * as styles from './PendingChanges.css'

const PendingAnswers = deferred(async () => (await import('./PendingAnswers')).PendingAnswers)

const focusNextItem = moveFocusOnRemoval((item) => {
  const items = [...(item.closest('dialog')?.querySelectorAll<HTMLElement>('[data-pending]') ?? [])]
  const at = items.indexOf(item)
  ;(items[at + 1] ?? items[at - 1])?.focus()
})

const focusItem = moveFocusOnRemoval((button) => button.closest('li')?.focus())

export function PendingItem({ change, onOpen }: { change: PendingChange; onOpen: () => void }) {
  const [question, setQuestion] = useState<'deletion' | 'today' | null>(null)
  const choices = useRef<HTMLDivElement>(null)
  const { refusal } = change
  const kind = kindOf(change)
  const summary = kind.summary?.(change) ?? null
  const environment = useRelayEnvironment()
  // Only a refusal that names an answer can be corrected in the questionnaire.
  const canCorrect = isEntry(change) && (!refusal || refusal.field !== null)
  const canOpen = canCorrect && !canRedate(change)
  const isGone = isOfUnknownCat(change)
  // A repeated change of a known cat would be found by its id, not refused.
  const mayBeStored = refusal ? isGone && refusal.mayBeStored : !isUntried(change)
  const hasOtherChoice = canRedate(change) || isRefusedSecondDose(change)
  const deletionQuestion = mayBeStored ? maybeStoredQuestion : kind.deletionQuestion
  const title = `${change.animalName}, ${longDate(change.day)}`

  /** The pressed button disappears: the focus moves to its replacement, and never to a button that deletes. */
  function changeQuestion(next: typeof question) {
    flushSync(() => setQuestion(next))
    const buttons = [...(choices.current?.querySelectorAll('button') ?? [])]
    buttons.at(next ? 0 : -1)?.focus()
  }
  async function dateToday() {
    const { now, timeZone } = await loadCatClock(environment, change.animalId)
    if (canRedate(change)) await redate(change, now, timeZone)
  }
  async function saveAsNew(edit: PendingEntry & { kind: 'edit' }) {
    const { timeZone } = await loadCatClock(environment, change.animalId)
    await enqueueAsNew(edit, { uuid: newUuid(), timeZone })
  }

  return (
    <li ref={focusNextItem} className={styles.item} data-pending="" tabIndex={-1}>
      <p className={styles.name}>{title}</p>
      <p className={styles.state}>{isGone ? unknownCatWords(change) : stateOf(change)}</p>
      {summary && <p>{summary}</p>}
      {isEntry(change) && !canOpen && <PendingAnswers entry={change} title={title} />}
      {question ? (
        <div ref={choices} className={styles.choices}>
          <p>{question === 'today' ? todayQuestion : deletionQuestion}</p>
          <Button variant="secondary" onClick={() => changeQuestion(null)}>
            Annuler
          </Button>
          {question === 'today' ? (
            <Button onClick={() => run(dateToday())}>Dater d’aujourd’hui</Button>
          ) : (
            <Button variant="danger" onClick={() => run(discardAll([change]))}>
              Supprimer
            </Button>
          )}
        </div>
      ) : (
        <div ref={choices} className={styles.choices}>
          {isEntry(change) && canOpen && (
            <LinkButton variant="secondary" to={addressOf(change)} onClick={onOpen}>
              Ouvrir
            </LinkButton>
          )}
          {canRedate(change) && (
            <Button
              ref={focusItem}
              variant="secondary"
              onClick={isEntry(change) ? () => changeQuestion('today') : () => run(dateToday())}
            >
              Dater d’aujourd’hui
            </Button>
          )}
          {isRefusedSecondDose(change) && (
            <Button ref={focusItem} variant="secondary" onClick={() => run(confirmDose(change))}>
              Noter une deuxième prise
            </Button>
          )}
          {summary && refusal && !hasOtherChoice && <CopyTextButton words={[title, summary]} />}
          {!canCorrect && !isGone && change.kind === 'edit' && (
            <Button variant="secondary" onClick={() => run(saveAsNew(change))}>
              Saisir à nouveau
            </Button>
          )}
          <Button
            variant={canCorrect || (change.kind === 'edit' && !isGone) ? 'quiet' : 'secondary'}
            onClick={() => changeQuestion('deletion')}
          >
            Supprimer
          </Button>
        </div>
      )}
    </li>
  )
}

const maybeStoredQuestion =
  'Supprimer de cet appareil\u202f? Le serveur a peut-être déjà enregistré ce changement.'

/** A day has one entry: the answers dated anew become the newest ones of today. */
const todayQuestion =
  'Ces réponses seront celles d’aujourd’hui, à la place de celles que vous avez peut-être déjà ' +
  'données aujourd’hui.'

/** Runs a choice, and shows an error if this device cannot store it. */
const run = (choice: Promise<unknown>): void => void choice.catch(toastSaveError)

const unknownCatWords = ({ animalName, refusal }: PendingChange) =>
  refusal?.mayBeStored
    ? `Vous ne suivez plus ${animalName}, ou son carnet a été supprimé\u00a0: ce changement a ` +
      'peut-être été enregistré avant. Copiez ce qui suit si vous en avez besoin, puis supprimez-le.'
    : `Vous ne suivez plus ${animalName}, ou son carnet a été supprimé\u00a0: rien n’a été ` +
      'enregistré. Copiez ce qui suit si vous en avez besoin, puis supprimez-le.'

function stateOf(change: PendingChange): string {
  const { refusal, retryCount, intercepted, cutOff } = change
  if (refusal) return `Refusée par le serveur\u00a0: ${refusal.reason}`
  const next = needsUser(change)
    ? 'Elle ne repartira plus toute seule.'
    : 'Elle repartira toute seule.'
  if (cutOff)
    return `La connexion s’est coupée pendant son envoi. ${next} Si cela se répète, essayez depuis un autre réseau.`
  if (retryCount === 0) return 'En attente du réseau'
  const tries = `(${retryCount} ${plural(retryCount, 'essai')})`
  if (intercepted)
    return (
      `Un filtre entre cet appareil et le serveur l’arrête ${tries}. ${next} Essayez ` +
      `depuis un autre réseau${isEntry(change) ? ', ou reformulez les observations' : ''}.`
    )
  return `Le serveur n’a pas pu l’enregistrer ${tries}. ${next}`
}

function addressOf(change: PendingEntry): string {
  return `/quick-entry/${change.animalId}?measurementId=${change.kind === 'edit' ? change.measurementId : change.uuid}`
}
