import type { Cluster } from './cluster'
import { seededUsersOf, startLoad } from './load'

/** Starts the mixed load. Its unexpected responses are findings, and so are missing ones if no process was ended. */
export async function startBackgroundLoad(
  cluster: Cluster,
): Promise<{ end(isAffected: boolean): Promise<string[]> }> {
  const load = startLoad(cluster, await seededUsersOf(cluster))
  return {
    end: async (isAffected) => {
      const { requestCount, done, unavailable, withoutResponse, unknown, others } = await load.end()
      process.stdout.write(
        `the load: ${requestCount} requests, ${done} done, ${unavailable} × 503, ${withoutResponse} ` +
          `without a response, ${unknown} of a newer app at an older process, ` +
          `${[...others.values()].reduce((sum, count) => sum + count, 0)} others\n`,
      )
      const missingFinding =
        withoutResponse > 0 && !isAffected
          ? [`${withoutResponse} of the load’s requests had no response`]
          : []
      return [...missingFinding, ...[...others].map(([words, count]) => `${count} × ${words}`)]
    },
  }
}
