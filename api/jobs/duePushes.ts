import type { Prisma } from '#prisma'
import { REMINDER_MAX_DELAY_MS } from '#shared/reminder/reminder'
import { messageAttempted } from '../base/log/events'
import { push, type PushOutcome } from '../base/push/push'
import type { Services } from '../graphql/context'
import { stillDueChoice } from '../reading/reminderData'
import { pushMessageOf } from './pushMessage'
import { forEachDueRow, backOffMs } from './queue'

type PushJobServices = Pick<Services, 'prisma' | 'database' | 'env' | 'log' | 'clock' | 'pushKeys'>

const withAll = {
  device: { include: { family: true } },
  reminder: true,
} satisfies Prisma.PushInclude
type DuePush = Prisma.PushGetPayload<{ include: typeof withAll }>

/** Sends due pushes, as mails are sent. A device that does not exist any more is deleted. */
export async function sendDuePushes(services: PushJobServices): Promise<void> {
  const { prisma, clock } = services
  await forEachDueRow(prisma, { table: 'pushes', clock }, async (id) => {
    const due = await prisma.push.findUnique({ where: { id }, include: withAll })
    if (due) await attempt(services, due)
  })
}

async function attempt(services: PushJobServices, due: DuePush): Promise<void> {
  const { prisma, log } = services
  const { id, device, attempts } = due
  try {
    const outcome = await sendIfDue(services, due)
    if (outcome !== 'obsolete')
      messageAttempted.publish({
        kind: 'push',
        outcome: outcome === 'accepted' ? 'sent' : 'given up',
      })
    if (outcome === 'refused')
      log.warn({ push: id, host: new URL(device.endpoint).host }, 'push refused')
    if (outcome === 'gone') await prisma.pushDevice.deleteMany({ where: { id: device.id } })
    else await prisma.push.deleteMany({ where: { id } })
  } catch (error) {
    messageAttempted.publish({ kind: 'push', outcome: 'not yet' })
    // Only the host is logged: the rest of the address is a secret.
    log.warn(
      {
        push: id,
        host: new URL(device.endpoint).host,
        attempts,
        code: (error as { code?: string }).code,
      },
      'push not sent yet',
    )
    await postpone(services, due)
  }
}

/**
 * Postpones all pushes of the device, and deletes the late ones. Those that become due meanwhile wait
 * too (queue.ts). So a device that does not respond is attempted a dozen times an hour, whatever its
 * number of reminders.
 */
async function postpone(
  { prisma, clock }: PushJobServices,
  { id, deviceId, attempts }: DuePush,
): Promise<void> {
  const now = clock().getTime()
  await prisma.push.deleteMany({
    where: { deviceId, reminder: { at: { lt: new Date(now - REMINDER_MAX_DELAY_MS) } } },
  })
  const { _max } = await prisma.push.aggregate({
    where: { deviceId, id: { not: id } },
    _max: { attempts: true },
  })
  const failures = Math.max(attempts, (_max.attempts ?? 0) + 1)
  const dueAt = new Date(now + backOffMs(failures))
  await prisma.push.updateMany({
    where: { deviceId, OR: [{ id, attempts }, { dueAt: { lt: dueAt } }] },
    data: { dueAt, attempts: failures },
  })
}

async function sendIfDue(
  services: PushJobServices,
  { device, reminder }: DuePush,
): Promise<PushOutcome | 'obsolete'> {
  const now = services.clock()
  const { revokedAt, expiresAt } = device.family
  if (revokedAt !== null || expiresAt <= now) return 'gone'
  const choice = await stillDueChoice(services.prisma, reminder, now)
  if (!choice) return 'obsolete'
  const secondsLeft = Math.max(
    0,
    Math.floor((reminder.at.getTime() + REMINDER_MAX_DELAY_MS - now.getTime()) / 1000),
  )
  const message = await pushMessageOf(services, choice, reminder, now)
  return await push(services, device, message, secondsLeft)
}
