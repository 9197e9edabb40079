import { graphql, useFragment } from 'react-relay'
import type { useQuestionnaireCat_animal$key } from '../../__generated__/useQuestionnaireCat_animal.graphql'
import type { useQuestionnaireCat_measurement$key } from '../../__generated__/useQuestionnaireCat_measurement.graphql'

/** Returns the cat of the questionnaire and its stored entry; `stored` is `null` if there is none. */
export function useQuestionnaireCat(animal: useQuestionnaireCat_animal$key) {
  const cat = useFragment(
    graphql`
      fragment useQuestionnaireCat_animal on Animal
      @argumentDefinitions(measurementUuid: { type: "ID" }) {
        uuid
        name
        breed
        gender
        weight
        today
        timeZone
        fluidDays
        sharedLitter
        measurement(uuid: $measurementUuid) {
          ...useQuestionnaireCat_measurement
        }
        latest: measurements(first: 1) {
          edges {
            node {
              day
              weight
              ...entryFields_entry
            }
          }
        }
      }
    `,
    animal,
  )
  const entry = useFragment<useQuestionnaireCat_measurement$key>(
    graphql`
      fragment useQuestionnaireCat_measurement on Measurement {
        uuid
        day
        weight
        ...entryFields_entry
      }
    `,
    cat.measurement,
  )
  return { cat, stored: entry ?? null }
}
