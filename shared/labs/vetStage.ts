import * as z from 'zod/mini'
import { dateInWords, isDay } from '../base/time'
import { blankAs, INVALID_BODY, line } from '../base/validation'

const STAGE_MESSAGE = 'Le stade va de 1 à 4'

/** Validates the vet's stage from the owner's form, GraphQL and REST (product/labs 2.4). */
export const vetStageInput = z.object(
  {
    stage: z.int(STAGE_MESSAGE).check(z.minimum(1, STAGE_MESSAGE), z.maximum(4, STAGE_MESSAGE)),
    substage: blankAs(null, line('Sous-stade invalide', 40)),
    day: z.string('Date requise').check(z.refine(isDay, 'Date invalide')),
  },
  INVALID_BODY,
)

export interface VetStage {
  stage: number
  substage: string | null
  day: string
}

/**
 * Returns words such as 'Stade 2 (protéinurie limite) posé par le vétérinaire, le 12 mars 2025.'
 */
export const vetStageWords = ({ stage, substage, day }: VetStage): string =>
  `Stade ${stage}${substage ? ` (${substage})` : ''} posé par le vétérinaire, le ${dateInWords(day)}.`
