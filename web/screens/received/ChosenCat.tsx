import { useState } from 'react'
import type { CatPhoto_record$key } from '../../__generated__/CatPhoto_record.graphql'
import { CatPhoto } from '../../record/photo/CatPhoto'
import * as styles from '../../record/cats/ChooseCat.css'

export type ReceivingCat = CatPhoto_record$key & {
  readonly uuid: string
  readonly name: string
  readonly role: 'owner' | 'carer' | 'sitter'
}

/** Returns the cat that a received item is for (the only one, or the tapped one), and the list to tap. */
export function useChosenCat<Cat extends ReceivingCat>(cats: readonly Cat[], question: string) {
  const [uuid, setUuid] = useState(cats.length === 1 ? cats[0]!.uuid : null)
  const list = cats.length > 1 && (
    <div className={styles.cats} role="group" aria-label={question}>
      <p>{question}</p>
      {cats.map((cat) => (
        <button
          key={cat.uuid}
          type="button"
          className={styles.cat}
          aria-pressed={cat.uuid === uuid}
          onClick={() => setUuid(cat.uuid)}
        >
          <span className={styles.photo}>
            <CatPhoto record={cat} shape="square" />
          </span>
          {cat.name}
        </button>
      ))}
    </div>
  )
  return [cats.find((cat) => cat.uuid === uuid) ?? null, list] as const
}
