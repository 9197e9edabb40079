import { graphql, useFragment } from 'react-relay'
import type { useCareToday_animal$key } from '../../__generated__/useCareToday_animal.graphql'

/** Returns how many of today's doses are planned and noted; `null` if none is planned. */
export const useCareToday = (animal: useCareToday_animal$key) =>
  useFragment(
    graphql`
      fragment useCareToday_animal on Animal {
        careToday {
          planned
          noted
        }
      }
    `,
    animal,
  ).careToday
