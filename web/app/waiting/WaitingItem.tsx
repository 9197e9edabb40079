import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { deviceTimeZone } from '#shared/base/deviceTimeZone'
import { longDate } from '#shared/base/time'
import { UNKNOWN_CAT } from '#shared/circle/circleLimits'
import { newUuid } from '../../base/device/uuid'
import { serverClock } from '../../base/network/serverClock'
import { Button, LinkButton } from '../../base/ui/Button'
import { deferred } from '../../base/ui/deferred'
import { kindOf } from '../../offline/kinds/index'
import { enqueueAsNew } from '../../offline/queue/enqueueAsNew'
import { confirmDose, discardAll, redate } from '../../offline/queue/pendingChanges'
import {
  isDose,
  isEntry,
  needsUser,
  type PendingChange,
  type PendingEntry,
} from '../../offline/queue/rows'
import { moveFocusOnRemoval } from '../scheduling/focusOnRemoval'
import { CopyTextButton } from './CopyTextButton'
import * as styles from './WaitingEntries.css'

const WaitingAnswers = deferred(() => import('./WaitingAnswers').then((it) => it.WaitingAnswers))

const toTheNext = moveFocusOnRemoval((item) => {
  const items = [...(item.closest('dialog')?.querySelectorAll<HTMLElement>('[data-waiting]') ?? [])]
  const at = items.indexOf(item)
  ;(items[at + 1] ?? items[at - 1])?.focus()
})

const toItsItem = moveFocusOnRemoval((button) => button.closest('li')?.focus())

export function WaitingItem({ entry, onOpen }: { entry: PendingChange; onOpen: () => void }) {
  const [asking, setAsking] = useState(false)
  const choices = useRef<HTMLDivElement>(null)
  const { refusal } = entry
  const kind = kindOf(entry)
  const summary = kind.summary?.(entry) ?? null
  const timeZone = deviceTimeZone()
  // Only a refusal that names an answer can be corrected in the questionnaire.
  const mendable = isEntry(entry) && (!refusal || refusal.field !== null)
  // The cat was deleted, or its owner removed this user: a new entry would be refused too.
  const isGone = refusal?.reason === UNKNOWN_CAT
  const title = `${entry.animalName}, ${longDate(entry.day)}`
  const datable = entry.kind !== 'edit' && refusal?.field === 'date'

  // Noted from a notification, after another phone: the reason asks about a second dose.
  const isSecond =
    isDose(entry) && entry.content.guarded === true && refusal !== null && !isGone && !datable

  /** The pressed button disappears: the focus moves to its replacement, and never to a button that deletes. */
  function ask(whether: boolean) {
    flushSync(() => setAsking(whether))
    const buttons = [...(choices.current?.querySelectorAll('button') ?? [])]
    buttons.at(whether ? 0 : -1)?.focus()
  }

  return (
    <li ref={toTheNext} className={styles.item} data-waiting="" tabIndex={-1}>
      <p className={styles.name}>{title}</p>
      <p className={styles.state}>{isGone ? goneWords(entry) : stateOf(entry)}</p>
      {summary && <p>{summary}</p>}
      {isEntry(entry) && !mendable && <WaitingAnswers entry={entry} title={title} />}
      {asking ? (
        <div ref={choices} className={styles.choices}>
          <p>{kind.deletionQuestion}</p>
          <Button variant="secondary" onClick={() => ask(false)}>
            Annuler
          </Button>
          <Button variant="danger" onClick={() => void discardAll([entry])}>
            Supprimer
          </Button>
        </div>
      ) : (
        <div ref={choices} className={styles.choices}>
          {isEntry(entry) && mendable && !datable && (
            <LinkButton variant="secondary" to={addressOf(entry)} onClick={onOpen}>
              Ouvrir
            </LinkButton>
          )}
          {datable && (
            <Button
              ref={toItsItem}
              variant="secondary"
              onClick={() => void redate(entry, serverClock.now(), timeZone)}
            >
              Dater d’aujourd’hui
            </Button>
          )}
          {isSecond && (
            <Button ref={toItsItem} variant="secondary" onClick={() => void confirmDose(entry)}>
              Noter une deuxième prise
            </Button>
          )}
          {summary && isGone && <CopyTextButton words={[title, summary]} />}
          {!mendable && !isGone && entry.kind === 'edit' && (
            <Button
              variant="secondary"
              onClick={() => void enqueueAsNew(entry, { uuid: newUuid(), timeZone })}
            >
              Saisir à nouveau
            </Button>
          )}
          <Button
            variant={mendable || (entry.kind === 'edit' && !isGone) ? 'quiet' : 'secondary'}
            onClick={() => ask(true)}
          >
            Supprimer
          </Button>
        </div>
      )}
    </li>
  )
}

const goneWords = ({ animalName }: PendingChange) =>
  `Vous ne suivez plus ${animalName}, ou son carnet a été supprimé\u00a0: rien n’a été ` +
  'enregistré. Copiez ce qui suit si vous en avez besoin, puis supprimez-le.'

function stateOf(entry: PendingChange): string {
  const { refusal, retryCount, intercepted, cutOff } = entry
  if (refusal) return `Refusée par le serveur\u00a0: ${refusal.reason}`
  const next = needsUser(entry)
    ? 'Elle ne repartira plus toute seule.'
    : 'Elle repartira toute seule.'
  if (cutOff)
    return `La connexion s’est coupée pendant son envoi. ${next} Si cela se répète, essayez depuis un autre réseau.`
  if (retryCount === 0) return 'En attente du réseau'
  const tries = `(${retryCount} ${retryCount > 1 ? 'essais' : 'essai'})`
  if (intercepted)
    return (
      `Un filtre entre cet appareil et le serveur l’arrête ${tries}. ${next} Essayez ` +
      `depuis un autre réseau${isEntry(entry) ? ', ou reformulez les observations' : ''}.`
    )
  return `Le serveur n’a pas pu l’enregistrer ${tries}. ${next}`
}

function addressOf(entry: PendingEntry): string {
  return `/quick-entry/${entry.animalId}?measurementId=${entry.kind === 'edit' ? entry.measurementId : entry.uuid}`
}
