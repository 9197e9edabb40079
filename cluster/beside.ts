import type { Cluster } from './cluster'
import { crowdOf, startLoad } from './load'

/** Beside a story's people: what is neither done nor told to come back is a finding, and so is silence where no process ended. */
export async function besidePeople(
  cluster: Cluster,
): Promise<{ end(isTouched: boolean): Promise<string[]> }> {
  const load = startLoad(cluster, await crowdOf(cluster))
  return {
    end: async (isTouched) => {
      const { asked, done, unavailable, unanswered, unknown, others } = await load.end()
      process.stdout.write(
        `the load: ${asked} requests, ${done} done, ${unavailable} told to come back, ${unanswered} without an answer, ${unknown} of a newer app at an older process, ${[...others.values()].reduce((sum, count) => sum + count, 0)} others\n`,
      )
      const silence =
        unanswered > 0 && !isTouched ? [`${unanswered} of the load’s requests had no answer`] : []
      return [...silence, ...[...others].map(([words, count]) => `${count} × ${words}`)]
    },
  }
}
