import type { Scene } from '../scene'
import type { Story } from '../story'

/**
 * Google accepts connections without a response, or refuses them. Its sign-in redirects with an error, and other
 * requests are not delayed.
 */
export const googleAway: Story = {
  name: 'Google away',
  on: 'postgres',
  rounds: { short: 2, long: 10 },
  run: async (scene) => {
    const { googleLine } = scene.installation.externalServices!
    await scene.underLoad(async () => {
      for (let round = 0; round < scene.rounds; round += 1) {
        googleLine[round % 2 === 0 ? 'swallow' : 'refuse']()
        await Promise.all([signIn(scene), scene.progress(20)])
        googleLine.restore()
        googleLine.reset()
      }
    })
  },
}

async function signIn({ installation, findings, random, witness }: Scene): Promise<void> {
  const began = performance.now()
  const signal = AbortSignal.timeout(witness.timeoutMs())
  const response = await fetch(`${random.pick(installation.urls())}/api/auth/google`, {
    redirect: 'manual',
    signal,
  }).catch(() => null)
  const location = response?.headers.get('location')
  if (!location?.includes('/login?'))
    findings.push(
      `Google’s sign-in: ${response?.status ?? 'no response'} ${location ?? ''} ` +
        `after ${Math.round(performance.now() - began)} ms`,
    )
}
