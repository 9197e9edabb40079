import { graphql, useFragment } from 'react-relay'
import type { useWeighings_animal$key } from '../../__generated__/useWeighings_animal.graphql'

/** Returns the cat's weighings, newest first, and its weight curve (product/cats 3.2). */
export const useWeighings = (animal: useWeighings_animal$key) =>
  useFragment(
    graphql`
      fragment useWeighings_animal on Animal {
        uuid
        inMemorySince
        name
        hasHelpers
        ...useWeightHistory_record
        ...VetLimits_record
        weights {
          uuid
          weight
          date
          by
          isRemovable
          importUuid
        }
      }
    `,
    animal,
  )
