import type { Prisma } from '#prisma'
import { addDays } from '#shared/base/time'
import { MAX_PROPOSALS } from '#shared/sharing/shareLink'
import { numbersOf, vetProposalInput } from '#shared/sharing/vetProposalSchema'
import { activeRowFilter } from '../base/db/activeRowFilter'
import { lockAnimal } from '../base/db/locks'
import { validationError } from '../base/errors'
import { requireQuotaForProposal } from '../base/limits/quotas'
import { queueMail } from '../base/mail/queue'
import { hashOfToken } from '../base/randomToken'
import { clockOf } from '../cat/healthRecord'
import { builder } from '../graphql/builder'
import { clientIdFields, isCorrectable } from '../graphql/clientId'
import type { Context } from '../graphql/context'
import { validate } from '../graphql/validate'
import type { RecordRow } from '../reading/record'
import { readByLink, notShared } from './sharedAnimal'

/** The most days from today until a next check. */
const FARTHEST_CHECK_DAYS = 730

const LeaveVetProposalInput = builder.inputType('LeaveVetProposalInput', {
  description: 'It requires a text or at least one number.',
  fields: (t) => ({
    token: t.string({ required: true }),
    ...clientIdFields(t),
    vetName: t.string({ required: true, description: '100 characters at most.' }),
    practice: t.string({ description: '100 characters at most.' }),
    text: t.string({ description: 'Plain text, 1,000 characters at most.' }),
    nextCheck: t.string({ description: 'YYYY-MM-DD, from today on.' }),
    weight: t.string({ description: 'kg, 0.3–25. The owner should call below this weight.' }),
    lossPercent: t.int({
      description: '1–50 %: the weight loss that raises an alarm. It requires lossDays.',
    }),
    lossDays: t.int({ description: '1–365.' }),
    urinations: t.int({ description: '1–20: the usual number a day for this cat.' }),
    phone: t.string(),
    mustNotMiss: t.id({ description: 'The course of a treatment whose doses must not be missed.' }),
  }),
})

const LeaveVetProposalPayload = builder
  .objectRef<{ left: number }>('LeaveVetProposalPayload')
  .implement({
    fields: (t) => ({
      left: t.exposeInt('left', {
        description: `How many more proposals this link accepts, of ${MAX_PROPOSALS}.`,
      }),
    }),
  })

builder.mutationField('leaveVetProposal', (t) =>
  t.field({
    type: LeaveVetProposalPayload,
    description:
      'Stores a vet’s proposal to the owner, by a valid link. The errors are those of sharedAnimal.',
    args: { input: t.arg({ type: LeaveVetProposalInput, required: true }) },
    resolve: async (_, { input: { token, uuid, isCorrection, ...input } }, context) => {
      await context.limits.take('proposal', context.network)
      const record = await readByLink(token, context)
      const {
        vetName,
        practice = null,
        text = null,
        ...numbers
      } = validate(vetProposalInput, input)
      const { today } = clockOf(record, context)
      if (
        numbers.nextCheck &&
        (numbers.nextCheck < today || numbers.nextCheck > addDays(today, FARTHEST_CHECK_DAYS))
      ) {
        throw validationError({ nextCheck: 'Le contrôle est à venir, dans deux ans au plus' })
      }
      const treatment =
        numbers.mustNotMiss && (await sharedTreatment(context, record, numbers.mustNotMiss))
      const proposal = {
        vetName,
        practice,
        text,
        numbers: numbersOf(numbers, treatment ?? undefined),
      }
      return {
        left: await storeProposal(context, {
          token,
          animalId: record.id,
          id: uuid ?? null,
          isCorrection: isCorrection === true,
          proposal,
        }),
      }
    },
  }),
)

/**
 * Returns the name of a course that the link shows.
 * @throws VALIDATION
 */
async function sharedTreatment(
  { prisma }: Context,
  { id, link }: RecordRow,
  courseId: string,
): Promise<string> {
  const row = link?.hidden.has('care')
    ? null
    : await prisma.treatment.findFirst({
        where: { animalId: id, courseId },
        orderBy: { firstDay: 'desc' },
      })
  if (!row) throw validationError({ mustNotMiss: 'Traitement inconnu' })
  return row.name
}

interface NewProposal {
  token: string
  animalId: string
  id: string | null
  isCorrection: boolean
  proposal: Pick<
    Prisma.VetProposalUncheckedCreateInput,
    'vetName' | 'practice' | 'text' | 'numbers'
  >
}

/** Stores a proposal. Returns how many more the link accepts after it. */
async function storeProposal(
  { prisma, now }: Context,
  { token, animalId, id, isCorrection, proposal }: NewProposal,
): Promise<number> {
  return await prisma.$transaction(async (tx) => {
    // The link is read after the lock, since it may be revoked meanwhile.
    await lockAnimal(tx, animalId)
    const link = await tx.shareLink.findFirst({
      where: { hash: hashOfToken(token), ...activeRowFilter(now) },
      select: { id: true },
    })
    if (!link) throw notShared()
    const { remaining, isKnown } = await requireQuotaForProposal(tx, {
      animalId,
      linkId: link.id,
      id,
    })
    if (isKnown && isCorrection) await correctProposal(tx, { id: id!, animalId, proposal, now })
    if (isKnown) return remaining
    // An id that another row has is ignored: nothing is leaked or overwritten.
    const isFree = id !== null && (await tx.vetProposal.count({ where: { id } })) === 0
    await tx.vetProposal.create({
      data: { ...proposal, animalId, linkId: link.id, createdAt: now, ...(isFree && { id }) },
    })
    const { user } = await tx.animal.update({
      where: { id: animalId },
      data: { proposedBy: proposal.vetName },
      select: { user: { select: { id: true, email: true, emailVerifiedAt: true } } },
    })
    // A link sends mails to proven addresses only: an unproven one may belong to another person.
    if (user.emailVerifiedAt)
      await queueMail(tx, { kind: 'vetProposal', user, linkId: link.id, now })
    return remaining - 1
  })
}

/**
 * Replaces a proposal by its retry, which becomes the newest one.
 * @throws VALIDATION if the owner has decided about it
 */
async function correctProposal(
  tx: Prisma.TransactionClient,
  {
    id,
    animalId,
    proposal,
    now,
  }: Pick<NewProposal, 'animalId' | 'proposal'> & { id: string; now: Date },
): Promise<void> {
  const pending = await tx.vetProposal.findFirst({ where: { id, decidedOn: null } })
  if (!pending || !isCorrectable(pending, now))
    throw validationError({
      text: 'Une première version a déjà été transmise\u00a0: fermez, puis laissez une autre consigne',
    })
  await tx.vetProposal.update({ where: { id }, data: { ...proposal, createdAt: now } })
  await tx.animal.update({ where: { id: animalId }, data: { proposedBy: proposal.vetName } })
}
