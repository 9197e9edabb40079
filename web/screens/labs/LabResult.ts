import type { Labs_animal$data } from '../../__generated__/Labs_animal.graphql'

export type LabResult = Labs_animal$data['labResults'][number]
