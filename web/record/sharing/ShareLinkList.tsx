import { useId } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ShareLinkList_animal$key } from '../../__generated__/ShareLinkList_animal.graphql'
import { NeedsNetwork } from '../../base/ui/NeedsNetwork'
import { ShareLinkRow } from './ShareLinkRow'
import { stack4 } from '../../base/styles/layout.css'
import { muted } from '../../base/styles/text.css'
import * as styles from './ShareLinkList.css'

export function ShareLinkList({
  animal,
  timeZone,
}: {
  animal: ShareLinkList_animal$key
  timeZone: string
}) {
  const id = useId()
  const { shareLinks } = useFragment(
    graphql`
      fragment ShareLinkList_animal on Animal {
        shareLinks {
          id
          ...ShareLinkRow_link
        }
      }
    `,
    animal,
  )
  return (
    <section className={stack4} aria-labelledby={id}>
      <h2 id={id}>Liens existants</h2>
      {shareLinks.length === 0 ? (
        <p className={muted}>Aucun lien de partage créé</p>
      ) : (
        <>
          <NeedsNetwork actionName="La révocation d’un lien" />
          <ul className={styles.list}>
            {shareLinks.map((link) => (
              <ShareLinkRow key={link.id} link={link} timeZone={timeZone} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
