import { useState } from 'react'
import type { CatPhoto_record$key } from '../../__generated__/CatPhoto_record.graphql'
import { Button } from '../../base/ui/Button'
import { moveFocusBeside } from '../../base/ui/focus/focusBeside'
import { CatPhoto } from '../../record/photo/CatPhoto'
import * as styles from '../../record/cats/ChooseCat.css'

export type ReceivingCat = CatPhoto_record$key & {
  readonly uuid: string
  readonly name: string
  readonly role: 'owner' | 'carer' | 'sitter'
}

/**
 * Returns the cat that a received item is for (the only one, or the tapped one), and the list to tap.
 * Once a cat is tapped, the list has this cat alone, so that the next step is in sight.
 */
export function useChosenCat<Cat extends ReceivingCat>(cats: readonly Cat[], question: string) {
  const [uuid, setUuid] = useState<string | null>(null)
  const onlyCat = cats.length === 1 ? cats[0] : undefined
  const chosenCat = onlyCat ?? cats.find((cat) => cat.uuid === uuid) ?? null
  const list = cats.length > 1 && (
    <div className={styles.cats} role="group" aria-label={question}>
      <p>{question}</p>
      {(chosenCat ? [chosenCat] : cats).map((cat) => (
        <button
          key={cat.uuid}
          type="button"
          className={styles.cat}
          aria-pressed={cat.uuid === uuid}
          onClick={() => setUuid(cat === chosenCat ? null : cat.uuid)}
        >
          <span className={styles.photo}>
            <CatPhoto record={cat} shape="square" />
          </span>
          {cat.name}
        </button>
      ))}
      {chosenCat && (
        <Button ref={moveFocusBeside} variant="quiet" onClick={() => setUuid(null)}>
          Choisir un autre chat
        </Button>
      )}
    </div>
  )
  return [chosenCat, list] as const
}
