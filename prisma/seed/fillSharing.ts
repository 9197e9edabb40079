import type { Prisma } from '#prisma'
import { DAY_MS } from '#shared/base/duration'
import { addDays, dayIn } from '#shared/base/time'
import type { VetLimit, VetNumber } from '#shared/health/rules/vetLimits'
import { shareLifetimeMs } from '#shared/sharing/shareLink'
import type { Secrets } from '../../api/auth/keyring'
import { newShareToken } from '../../api/auth/shareTokens'
import type { Database } from '../../api/base/db/database'
import { fromDay } from '../../api/reading/entryRow'
import { morning, timeZone } from './demoTime'

/** Returns three links: a valid one, an expired one and a revoked one. */
export function shareLinks(
  animalId: string,
  secrets: Secrets,
  now: Date,
): Prisma.ShareLinkCreateManyInput[] {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const link = (
    days: number,
    rest: Partial<Prisma.ShareLinkCreateManyInput>,
  ): Prisma.ShareLinkCreateManyInput => ({
    animalId,
    ...newShareToken(secrets),
    createdAt: ago(days),
    expiresAt: new Date(ago(days).getTime() + shareLifetimeMs()),
    ...rest,
  })
  return [
    link(1, {
      forWhom: 'Dr Martin, garde du 12',
      scopes: ['weights', 'care', 'labs', 'photo'],
      accessCount: 3,
      firstAccessedAt: ago(0.9),
      lastAccessedAt: ago(0.2),
    }),
    link(12, { accessCount: 1, firstAccessedAt: ago(11), lastAccessedAt: ago(11) }),
    link(40, {
      revokedAt: ago(39),
      accessCount: 2,
      firstAccessedAt: ago(39.8),
      lastAccessedAt: ago(39.5),
    }),
  ]
}

/**
 * Makes two proposals: a pending one by the valid link, and an older one of which the owner accepted
 * one number.
 */
export async function fillProposals(
  prisma: Database['prisma'],
  { animalId, linkId, now }: { animalId: string; linkId: string; now: Date },
): Promise<void> {
  const decided = addDays(dayIn(now, timeZone), -60)
  const numberOf = (
    part: VetNumber['part'],
    value: string,
    days: number | null = null,
  ): VetNumber => ({ part, value, days })
  const [weight, loss] = [numberOf('weight', '3'), numberOf('loss', '5', 30)]
  const vet = { animalId, vetName: 'Dr Martin', practice: 'Clinique du Parc' }
  await prisma.vetProposal.createMany({
    data: [
      {
        ...vet,
        text: 'Continuer le régime rénal.',
        numbers: [weight, loss],
        createdAt: morning(61, now),
        decidedOn: fromDay(decided),
        accepted: ['weight'],
      },
      {
        ...vet,
        linkId,
        text: 'Contrôle sanguin dans un mois.',
        numbers: [loss, numberOf('check', addDays(dayIn(now, timeZone), 30))],
        createdAt: now,
      },
    ],
  })
  const vetLimits = [{ ...weight, since: decided }] satisfies VetLimit[]
  const visitQuestions = [
    'Peut-on espacer les perfusions\u202f?',
    'Elle boit davantage depuis une semaine\u00a0: faut-il refaire une prise de sang\u202f?',
  ]
  await prisma.animal.update({
    where: { id: animalId },
    data: { proposedBy: vet.vetName, vetLimits, visitQuestions },
  })
}
