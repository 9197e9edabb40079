import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import { useEffect, useRef } from 'react'
import { graphql, useFragment } from 'react-relay'
import { plural } from '#shared/base/plural'
import type {
  Portraits_animals$data,
  Portraits_animals$key,
} from '../../__generated__/Portraits_animals.graphql'
import { StatusSymbol } from '../../base/ui/StatusMark'
import { todaysEntry } from '../card/todaysEntry'
import { worstLevel } from '../card/worstLevel'
import { photoSource } from '../photo/photoSource'
import { visuallyHidden } from '../../base/styles/text.css'
import * as styles from './Portraits.css'

const tints = ['warm', 'cool', 'neutral'] as const

/**
 * Shows which cats are done today, and which have an urgent sign; a tap shows the cat's card
 * (product/pages 4.5).
 */
export function Portraits({
  animals,
  current,
  onPick,
}: {
  animals: Portraits_animals$key
  /** The index of the cat that is shown; `null` if all are shown. */
  current: number | null
  onPick: (position: number) => void
}) {
  const cats = useFragment(
    graphql`
      fragment Portraits_animals on Animal @relay(plural: true) {
        id
        name
        small: photoPath(size: small)
        ...todaysEntry_animal
        ...worstLevel_animal
      }
    `,
    animals,
  )
  const letters = lettersOf(cats.map(({ name }) => name))
  // Urgent cats are first; the others keep their order.
  const order = cats
    .map((_, position) => position)
    .sort((a, b) => Number(hasUrgentSign(cats[b]!)) - Number(hasUrgentSign(cats[a]!)))
  const answeredCount = cats.filter((cat) => todaysEntry(cat)).length
  return (
    <section className={styles.root} aria-labelledby="done-today">
      <p id="done-today" className={styles.count}>
        {answeredCount} sur {cats.length} {plural(answeredCount, 'fait')}
        <span className={visuallyHidden}> aujourd’hui</span>
      </p>
      <ul className={styles.row}>
        {order.map((position) => {
          const cat = cats[position]!
          return (
            <li key={cat.id}>
              <Portrait
                cat={cat}
                letters={letters[position]!}
                tint={tints[position % tints.length]!}
                isDone={todaysEntry(cat) !== undefined}
                isCurrent={position === current}
                onPick={() => onPick(position)}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

interface PortraitCat {
  cat: Portraits_animals$data[number]
  /** The letters replace a missing photo. */
  letters: string
  tint: keyof typeof styles.letters
  isDone: boolean
  isCurrent: boolean
  onPick: () => void
}

const hasUrgentSign = (cat: Portraits_animals$data[number]) => worstLevel(cat) === 'red'

function Portrait({ cat, letters, tint, isDone, isCurrent, onPick }: PortraitCat) {
  const { name, small } = cat
  const isUrgent = hasUrgentSign(cat)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const row = button.current?.closest('ul')
    if (isCurrent && row) row.scrollLeft = button.current!.offsetLeft - row.clientWidth / 2
  }, [isCurrent])
  const state = `${name}\u00a0: saisie du jour ${isDone ? 'faite' : 'à faire'}${isUrgent ? ', urgent' : ''}`
  return (
    <button
      ref={button}
      type="button"
      className={styles.portrait}
      aria-label={state}
      aria-current={isCurrent || undefined}
      data-tooltip={state}
      onClick={onPick}
    >
      {small ? (
        <img
          className={styles.picture}
          src={photoSource(small)}
          width={44}
          height={44}
          alt=""
          decoding="async"
          draggable={false}
        />
      ) : (
        <span className={styles.letters[tint]} data-letters={letters} />
      )}
      <span className={isDone ? styles.doneBadge : styles.toDo} aria-hidden="true">
        {isDone ? <CircleCheck size={18} /> : <CircleDashed size={18} />}
      </span>
      {isUrgent && (
        <span className={styles.urgent}>
          <StatusSymbol color="red" size="s" />
        </span>
      )}
    </button>
  )
}

const begin = (name: string, count: number) => Array.from(name).slice(0, count).join('')

/**
 * Returns the letters of each cat without a photo: two, or three if another name has the same two.
 */
export const lettersOf = (names: readonly string[]): string[] =>
  names.map((name) =>
    begin(
      name,
      names.some((other) => other !== name && begin(other, 2) === begin(name, 2)) ? 3 : 2,
    ),
  )
