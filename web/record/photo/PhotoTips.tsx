import * as styles from './PhotoUpload.css'

/** Shows how a good photo is taken (product/cats 4.4). */
export function PhotoTips() {
  return (
    <div className={styles.tips}>
      <p>Pour une belle photo&nbsp;:</p>
      <ul className={styles.tipList}>
        <li>prenez-la dans un endroit bien éclairé</li>
        <li>assurez-vous que l’animal entier est visible</li>
        <li>évitez les arrière-plans encombrés</li>
        <li>elle doit être nette et de bonne qualité</li>
      </ul>
    </div>
  )
}
