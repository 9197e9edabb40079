import type { Prisma } from '#prisma'
import { LATE_MS } from '#shared/reminders/due'
import { lockScreenWords, screenOf } from '#shared/reminders/words'
import type { Services } from '../context'
import { messageAttempted } from '../log/events'
import { push, type PushOutcome } from '../push/push'
import { isStillDue } from '../records/followed'
import { eachDue, waitMs } from './queue'

type Office = Pick<Services, 'prisma' | 'env' | 'log' | 'clock' | 'pushKeys'>

const withAll = {
  device: { include: { family: true } },
  reminder: { include: { choice: { select: { animal: { select: { name: true } } } } } },
} satisfies Prisma.PushInclude
type Due = Prisma.PushGetPayload<{ include: typeof withAll }>

/** Sends what is due, as mails are sent; a device that is gone is forgotten. */
export async function sendDuePushes(office: Office): Promise<void> {
  const { prisma, clock } = office
  await eachDue(prisma, { table: 'pushes', clock }, async (ids) => {
    const due = await prisma.push.findMany({ where: { id: { in: ids } }, include: withAll })
    await Promise.all(due.map((one) => attempt(office, one)))
  })
}

async function attempt(office: Office, due: Due): Promise<void> {
  const { prisma, clock, log } = office
  const { id, device, attempts } = due
  try {
    const outcome = await sendIfDue(office, due)
    if (outcome !== 'over')
      messageAttempted.publish({ kind: 'push', outcome: outcome === 'taken' ? 'sent' : 'given up' })
    if (outcome === 'refused')
      log.warn({ push: id, host: new URL(device.endpoint).host }, 'push refused')
    if (outcome === 'gone') await prisma.pushDevice.deleteMany({ where: { id: device.id } })
    else await prisma.push.deleteMany({ where: { id } })
  } catch (error) {
    messageAttempted.publish({ kind: 'push', outcome: 'not yet' })
    // The host alone: the rest of the address is a secret.
    log.warn(
      {
        push: id,
        host: new URL(device.endpoint).host,
        attempts,
        code: (error as { code?: string }).code,
      },
      'push not sent yet',
    )
    const dueAt = new Date(clock().getTime() + waitMs(attempts))
    await prisma.push.updateMany({ where: { id, attempts }, data: { dueAt } })
  }
}

async function sendIfDue(office: Office, { device, reminder }: Due): Promise<PushOutcome | 'over'> {
  const now = office.clock()
  const { revokedAt, expiresAt } = device.family
  if (revokedAt !== null || expiresAt <= now) return 'gone'
  if (!(await isStillDue(office.prisma, reminder, now))) return 'over'
  const secondsLeft = Math.max(
    0,
    Math.floor((reminder.at.getTime() + LATE_MS - now.getTime()) / 1000),
  )
  const { name } = reminder.choice.animal
  return await push(
    office,
    device,
    {
      title: lockScreenWords(name, reminder),
      path: screenOf(reminder, reminder.animalId),
      tag: reminder.id,
    },
    secondsLeft,
  )
}
