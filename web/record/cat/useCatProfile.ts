import { graphql, useFragment } from 'react-relay'
import type { useCatProfile_animal$key } from '../../__generated__/useCatProfile_animal.graphql'

/** Returns the fields that the profile's form edits (product/cats 2.2). */
export const useCatProfile = (animal: useCatProfile_animal$key) =>
  useFragment(
    graphql`
      fragment useCatProfile_animal on Animal {
        uuid
        name
        breed
        gender
        age
        birthDate
        weight
        vetPhone
      }
    `,
    animal,
  )
