import * as styles from './CatPhoto.css'
import { CatPortrait } from './drawings/CatPortrait'

export function CatPhoto({ src, name, ratio = '3:4' }: { src: string | null | undefined; name: string; ratio?: keyof typeof styles.ratio }) {
  return (
    <div className={styles.ratio[ratio]}>
      {src ? (
        <img className={styles.image} src={src} alt={`Photo de ${name}`} decoding="async" draggable={false} />
      ) : (
        <div className={styles.placeholder}><CatPortrait /></div>
      )}
    </div>
  )
}
