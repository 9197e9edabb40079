import { elide } from '#shared/base/elision'
import { Link } from '../../base/router/Link'
import * as styles from './CatLink.css'

/** The name of a cat, which leads to its profile (product/pages 3.2), after an elided `word`. */
export function CatLink({
  cat: { uuid, name },
  word,
}: {
  cat: { uuid: string; name: string }
  word?: 'de' | 'que'
}) {
  return (
    <>
      {word && elide(word, name).slice(0, -name.length)}
      <Link className={styles.root} to={`/animals/${uuid}`}>
        {name}
      </Link>
    </>
  )
}
