import type { useStatusTiles_record$key } from '../../__generated__/useStatusTiles_record.graphql'
import { ConfirmMark } from '../../base/ui/ConfirmMark'
import { StatusMark } from '../../base/ui/StatusMark'
import { useStatusTiles } from '../status/useStatusTiles'
import * as styles from './SheetTiles.css'

export function SheetTiles({ record }: { record: useStatusTiles_record$key }) {
  return (
    <ul className={styles.root}>
      {useStatusTiles(record).map(({ category, label, color, isToConfirm, answer }) => (
        <li key={category} className={styles.tile[color]}>
          <h3 className={styles.label}>{label}</h3>
          {isToConfirm ? (
            <ConfirmMark size="s" showsWord />
          ) : (
            <StatusMark color={color} size="s" showsWord />
          )}
          {answer && <p className={styles.answer}>{answer}</p>}
        </li>
      ))}
    </ul>
  )
}
