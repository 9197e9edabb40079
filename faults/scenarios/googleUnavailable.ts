import type { FaultRun } from '../faultRun'
import type { FaultScenario } from '../scenario'

/**
 * Google accepts connections without a response, or refuses them. Its sign-in redirects with an error, and other
 * requests are not delayed.
 */
export const googleUnavailable: FaultScenario = {
  name: 'Google unavailable',
  database: 'postgres',
  rounds: { short: 2, long: 10 },
  run: async (faultRun) => {
    const { googleProxy } = faultRun.installation.externalServices!
    await faultRun.underLoad(async () => {
      for (let round = 0; round < faultRun.rounds; round += 1) {
        googleProxy[round % 2 === 0 ? 'drop' : 'refuse']()
        await Promise.all([signIn(faultRun), faultRun.untilAcknowledged(20)])
        googleProxy.restore()
        googleProxy.reset()
      }
    })
  },
}

async function signIn({ installation, findings, random, recorder }: FaultRun): Promise<void> {
  const began = performance.now()
  const signal = AbortSignal.timeout(recorder.timeoutMs())
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
