import * as z from 'zod/mini'
import { isDay } from '../base/time'
import { atMost, blankAs, INVALID_BODY, isObject, line, storable } from '../base/validation'
import { vetPhone, weight } from '../cat/animalSchemas'
import type { VetNumber } from '../health/rules/vetLimits'
import { WEIGHT_MESSAGE } from '../weight/weightValue'

/** The limits of a proposal (product/sharing 7.2). */
export const PROPOSAL_TEXT_MAX = 1000
export const LOSS_PERCENT_MAX = 50
export const LOSS_DAYS_MAX = 365
export const URINATIONS_MAX = 20

/** Accepts digits, as a form sends them, or a number. */
function wholeNumber(max: number, message: string) {
  const read = z.transform((typed: unknown) =>
    typeof typed === 'string' && /^\s*\d{1,4}\s*$/.test(typed) ? Number(typed) : typed,
  )
  return blankAs(
    null,
    z.pipe(read, z.int(message).check(z.minimum(1, message), z.maximum(max, message))),
  )
}

/** Validates a vet's proposal from the link's page: the form, GraphQL and REST. */
export const vetProposalInput = z
  .object(
    {
      vetName: line('Nom requis'),
      practice: blankAs(null, line('Clinique invalide')),
      text: blankAs(
        null,
        z.string('Consigne invalide').check(z.trim(), atMost(PROPOSAL_TEXT_MAX), storable),
      ),
      nextCheck: blankAs(null, z.string('Date invalide').check(z.refine(isDay, 'Date invalide'))),
      weight: blankAs(null, weight(WEIGHT_MESSAGE)),
      lossPercent: wholeNumber(LOSS_PERCENT_MAX, `La perte va de 1 à ${LOSS_PERCENT_MAX}\u202f%`),
      lossDays: wholeNumber(LOSS_DAYS_MAX, `La durée va de 1 à ${LOSS_DAYS_MAX} jours`),
      urinations: wholeNumber(
        URINATIONS_MAX,
        `Les urinations vont de 1 à ${URINATIONS_MAX} par jour`,
      ),
      phone: blankAs(null, vetPhone),
      mustNotMiss: blankAs(null, z.uuid('Traitement inconnu').check(z.toLowerCase())),
    },
    INVALID_BODY,
  )
  .check(
    z.refine(({ lossPercent, lossDays }) => lossPercent == null || lossDays != null, {
      message: 'En combien de jours\u202f?',
      path: ['lossDays'],
      when: isObject,
    }),
    z.refine(({ lossPercent, lossDays }) => lossDays == null || lossPercent != null, {
      message: 'Quelle perte, en %\u202f?',
      path: ['lossPercent'],
      when: isObject,
    }),
    z.refine((proposal) => proposal.text != null || numbersOf(proposal).length > 0, {
      message: 'Écrivez une consigne, ou donnez au moins un nombre',
      path: ['text'],
    }),
  )

export type VetProposalInput = z.output<typeof vetProposalInput>

/**
 * Returns the numbers that the owner accepts or declines, in the order of the screens.
 * @param treatment name of the treatment that must not be missed
 */
export function numbersOf(
  {
    weight: kg,
    lossPercent,
    lossDays,
    urinations,
    nextCheck,
    phone,
    mustNotMiss,
  }: Partial<VetProposalInput>,
  treatment = '',
): VetNumber[] {
  const number = (
    part: VetNumber['part'],
    value: string | number | null | undefined,
    days: number | null = null,
  ): VetNumber[] => (value == null ? [] : [{ part, value: String(value), days }])
  return [
    ...number('weight', kg),
    ...number('loss', lossPercent, lossDays ?? null),
    ...number('urinations', urinations),
    ...number('check', nextCheck),
    ...number('phone', phone),
    ...(mustNotMiss == null
      ? []
      : [{ part: 'must_not_miss' as const, value: treatment, days: null, courseId: mustNotMiss }]),
  ]
}
