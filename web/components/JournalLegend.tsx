import * as styles from './JournalLegend.css'

/** The tooltips' words where nothing hovers: on a phone, and on paper. */
export function JournalLegend() {
  return (
    <p className={styles.root}>
      Hydratation&nbsp;: <b>+</b> plus que d’habitude (environ 90 mL/kg/jour ou plus), <b>=</b> comme d’habitude, <b>-</b> moins que
      d’habitude. Appétit&nbsp;: part de la ration habituelle. Énergie&nbsp;: de 1 (très abattu) à 5 (agité). <b>–</b>&nbsp;: non renseigné.
    </p>
  )
}
