import { setTimeout as wait } from 'node:timers/promises'
import type { FaultRun } from '../faultRun'
import type { FaultScenario } from '../scenario'
import { send } from '../send'

/** The queue must have retried within this time: its back-off doubles. */
const timeoutMs = 60_000

/**
 * The mail server refuses connections or does not respond. Accounts are made anyway, and each mail is sent once, later.
 */
export const mailUnavailable: FaultScenario = {
  name: 'the mail server unavailable',
  database: 'postgres',
  rounds: { short: 1, long: 4 },
  run: async (faultRun) => {
    const { mailProxy } = faultRun.installation.externalServices!
    let count = 0
    mailProxy.refuse()
    await faultRun.underLoad(async () => {
      count += faultRun.users.length
      for (let round = 0; round < faultRun.rounds; round += 1) {
        for (const { email } of faultRun.users) {
          const outcome = await send(
            {
              url: faultRun.installation.urls()[0]!,
              method: 'POST',
              path: '/api/auth/forgot-password',
              body: { email },
            },
            faultRun.recorder,
          )
          if (outcome.kind === 'done') count += 1
        }
        await faultRun.untilAcknowledged(20)
        await wait(faultRun.random.between(1_000, 4_000))
        mailProxy.restore()
        mailProxy.reset()
        await checkSentOnce(faultRun, count)
        mailProxy[faultRun.random.pick(['refuse', 'drop'] as const)]()
      }
      mailProxy.restore()
      mailProxy.reset()
    })
  },
}

/** Waits for `count` mails, and reports a different number of mails or two mails with the same link. */
async function checkSentOnce(
  { installation, users, findings }: FaultRun,
  count: number,
): Promise<void> {
  const addresses = new Set(users.map(({ email }) => email))
  const sentMails = () => installation.externalServices!.mails.filter(({ to }) => addresses.has(to))
  for (let tries = 0; tries < timeoutMs / 100 && sentMails().length < count; tries += 1)
    await wait(100)
  // A duplicate would be sent at the next run of the queue, a second later.
  await wait(1_500)
  const links = new Set(sentMails().map(({ to, token }) => `${to} ${token}`))
  if (sentMails().length !== count || links.size !== count)
    findings.push(`${sentMails().length} mails with ${links.size} links were sent, not ${count}`)
}
