import { setTimeout as wait } from 'node:timers/promises'
import type { Scene } from '../scene'
import { send } from '../send'
import type { Story } from '../story'

/** The queue must have retried within this time: its back-off doubles. */
const timeoutMs = 60_000

/**
 * The mail server refuses connections or does not respond. Accounts are made anyway, and each mail is sent once, later.
 */
export const mailAway: Story = {
  name: 'the mail server away',
  on: 'postgres',
  rounds: { short: 1, long: 4 },
  run: async (scene) => {
    const { mailLine } = scene.installation.externalServices!
    let count = 0
    mailLine.refuse()
    await scene.underLoad(async () => {
      count += scene.people.length
      for (let round = 0; round < scene.rounds; round += 1) {
        for (const { email } of scene.people) {
          const outcome = await send(
            {
              url: scene.installation.urls()[0]!,
              method: 'POST',
              path: '/api/auth/forgot-password',
              body: { email },
            },
            scene.witness,
          )
          if (outcome.kind === 'done') count += 1
        }
        await scene.progress(20)
        await wait(scene.random.between(1_000, 4_000))
        mailLine.restore()
        mailLine.reset()
        await allSentOnce(scene, count)
        mailLine[scene.random.pick(['refuse', 'swallow'] as const)]()
      }
      mailLine.restore()
      mailLine.reset()
    })
  },
}

/** Waits for `count` mails, and reports a different number of mails or two mails with the same link. */
async function allSentOnce(
  { installation, people, findings }: Scene,
  count: number,
): Promise<void> {
  const addresses = new Set(people.map(({ email }) => email))
  const sentMails = () => installation.externalServices!.mails.filter(({ to }) => addresses.has(to))
  for (let tries = 0; tries < timeoutMs / 100 && sentMails().length < count; tries += 1)
    await wait(100)
  // A duplicate would be sent at the next run of the queue, a second later.
  await wait(1_500)
  const links = new Set(sentMails().map(({ to, token }) => `${to} ${token}`))
  if (sentMails().length !== count || links.size !== count)
    findings.push(`${sentMails().length} mails with ${links.size} links were sent, not ${count}`)
}
