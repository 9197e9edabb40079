import { graphql, useFragment } from 'react-relay'
import type {
  useStocks_animal$data,
  useStocks_animal$key,
} from '../../__generated__/useStocks_animal.graphql'

export type ShownStock = useStocks_animal$data['stocks'][number]

/** Returns the cat's stocks. Fields that are not shown are read by web/offline/kinds/stock.ts. */
export const useStocks = (animal: useStocks_animal$key) =>
  useFragment(
    graphql`
      fragment useStocks_animal on Animal {
        stocks {
          course
          name
          unit
          bagMl
          warningDays
          isPutAway
          startedAt
          startedOn
          lastMl
          level
          daysLeft
          openedOn
          useBy
          isLow
          message
          useByMessage
          changes {
            uuid
            kind
            amount
            at
            openedOn
            useBy
            note
            by
          }
          recentDoses {
            uuid
            amount
          }
        }
      }
    `,
    animal,
  ).stocks
