import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { elide } from '#shared/base/elision'
import type { CatPhoto_record$key } from '../../__generated__/CatPhoto_record.graphql'
import { CatPortrait } from '../../base/ui/drawings/CatPortrait'
import { photoSource, portraitSources } from './photoSource'
import * as styles from './CatPhoto.css'

// The greatest size of each shape, in CSS pixels.
const shapes = { portrait: { width: 216, height: 288 }, square: { width: 96, height: 96 } } as const

/** Shows the cat's photo, or a drawing without a photo or a network. */
export function CatPhoto({
  record,
  shape = 'portrait',
}: {
  record: CatPhoto_record$key
  shape?: keyof typeof shapes
}) {
  const { name, photoPath, small } = useFragment(
    graphql`
      fragment CatPhoto_record on HealthRecord {
        name
        photoPath
        small: photoPath(size: small)
      }
    `,
    record,
  )
  const [failedPath, setFailedPath] = useState<string | null>(null)
  return (
    <div className={styles.frame[shape]}>
      {photoPath && small && failedPath !== photoPath ? (
        <img
          key={photoPath}
          className={styles.image}
          {...shapes[shape]}
          src={photoSource(small)}
          srcSet={shape === 'portrait' ? portraitSources({ small, photoPath }) : undefined}
          alt={`Photo ${elide('de', name)}`}
          decoding="async"
          draggable={false}
          onError={() => setFailedPath(photoPath)}
        />
      ) : (
        <div className={styles.placeholder}>
          <CatPortrait />
        </div>
      )}
    </div>
  )
}
