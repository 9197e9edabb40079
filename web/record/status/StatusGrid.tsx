import type { useStatusTiles_record$key } from '../../__generated__/useStatusTiles_record.graphql'
import { ConfirmMark } from '../../base/ui/ConfirmMark'
import { StatusMark } from '../../base/ui/StatusMark'
import { CategoryIcon } from '../journal/CategoryIcon'
import { useStatusTiles } from './useStatusTiles'
import * as styles from './StatusGrid.css'

export function StatusGrid({ record }: { record: useStatusTiles_record$key }) {
  return (
    <ul className={styles.root}>
      {useStatusTiles(record).map(({ category, label, color, isToConfirm, answer }) => (
        <li key={category} className={isToConfirm ? styles.toConfirm : styles.tile[color]}>
          <span className={isToConfirm ? styles.confirmIcon : styles.icon[color]}>
            <CategoryIcon category={category} size={20} />
          </span>
          <div className={styles.head}>
            <h3 className={styles.label}>{label}</h3>
            <div className={styles.mark}>
              {isToConfirm ? (
                <ConfirmMark size="s" showsWord />
              ) : (
                <StatusMark color={color} size="s" showsWord />
              )}
            </div>
          </div>
          {answer && <p className={styles.answer}>{answer}</p>}
        </li>
      ))}
    </ul>
  )
}
