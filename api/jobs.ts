import { setTimeout } from 'node:timers/promises'
import { removeStaleTransactions } from './auth/google/transactions'
import type { Services } from './context'
import { removeSpentLimits } from './limits'
import { sendDueMails } from './mail'
import { openPost } from './mails/post'
import { removeLoosePhotos } from './photos'
import { removeClosedUploads } from './photos/openUploads'
import { removeAbandonedAccounts } from './retention'

interface Job {
  name: string
  everyMs: number
  run: () => Promise<void>
}

const firstMs = 1000
const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** What happens without being asked, from a second after the start, whose first requests come first. Every process runs them all: each job sees to it that its work is done once. */
export function startJobs(services: Services): { stop(): Promise<void> } {
  const post = openPost(services.env)
  const { prisma, clock } = services
  const jobs: Job[] = [
    { name: 'mails', everyMs: 1000, run: () => sendDueMails(services, post) },
    { name: 'retention', everyMs: dayMs, run: () => removeAbandonedAccounts(prisma, clock()) },
    { name: 'spent limits', everyMs: dayMs, run: () => removeSpentLimits(prisma, clock()) },
    { name: 'stale sign-ins', everyMs: hourMs, run: () => removeStaleTransactions(prisma, clock()) },
    { name: 'loose photos', everyMs: dayMs, run: () => removeLoosePhotos(prisma, clock()) },
    { name: 'unused upload addresses', everyMs: dayMs, run: () => removeClosedUploads(prisma, clock()) },
  ]
  const stopping = new AbortController()
  const loops = jobs.map((job) => repeat(job, services, stopping.signal))
  return {
    stop: async () => {
      stopping.abort()
      await Promise.all(loops)
    },
  }
}

async function repeat({ name, everyMs, run }: Job, { log }: Services, stopping: AbortSignal): Promise<void> {
  const rest = (ms: number) => setTimeout(ms, undefined, { signal: stopping }).catch(() => undefined)
  let failures = 0
  await rest(firstMs)
  while (!stopping.aborted) {
    try {
      await run()
      failures = 0
    } catch (error) {
      // The database is away, say: told once, not at every second.
      failures += 1
      if (failures === 1) log.error({ err: error, job: name }, 'job')
    }
    await rest(everyMs)
  }
}
