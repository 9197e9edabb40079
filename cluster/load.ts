import { Agent } from 'node:http'
import { seed } from '../bench/database.js'
import { requestAt, saves } from '../bench/mixedRequests.js'
import { responseTo } from '../bench/request.js'
import { type SeededUsers, readSeededUsers } from '../bench/seededUsers.js'
import type { Cluster } from './cluster'

/** This number of users has 200,000 entries. */
const userCount = 400
const perSecond = 40

export interface LoadResult {
  requestCount: number
  done: number
  /** The status was 503 with `Retry-After`. */
  unavailable: number
  /** The connection broke, or there was no response within 20 s. */
  withoutResponse: number
  /**
   * A process of the older build rejected a newer app's persisted query: the app retries (web/base/network/post.ts).
   */
  unknown: number
  /** Any other response, counted by its text. */
  others: Map<string, number>
}

export interface RunningLoad {
  end(): Promise<LoadResult>
}

/** Returns the bench's users, and seeds the database if it has none. */
export async function seededUsersOf({ databases, secret }: Cluster): Promise<SeededUsers> {
  const leader = await databases.leader()
  const [row] = await leader.query<{ exists: boolean }>(
    `SELECT EXISTS (SELECT FROM users WHERE email = 'user1@example.org')`,
  )
  const url = leader.urlOf('nephrochat')
  if (!row!.exists) await seed(url, userCount)
  return await readSeededUsers(url, secret)
}

/** Each load continues at the index at which the previous one ended: a repeated save costs less. */
let next = 0

/** Sends the mixed requests of `npm run load` at a constant rate until `end`, without retries. */
export function startLoad(
  cluster: Pick<Cluster, 'url' | 'replaceQueryIds'>,
  seededUsers: SeededUsers,
  isIncluded: (index: number) => boolean = () => true,
): RunningLoad {
  const agent = new Agent({ keepAlive: true })
  const result: LoadResult = {
    requestCount: 0,
    done: 0,
    unavailable: 0,
    withoutResponse: 0,
    unknown: 0,
    others: new Map(),
  }
  const open = new Set<Promise<void>>()
  async function one(): Promise<void> {
    while (!isIncluded(next)) next += 1
    const { body: requestBody, ...rest } = requestAt(seededUsers, next)
    const request = { ...rest, body: requestBody && cluster.replaceQueryIds(requestBody) }
    next += 1
    result.requestCount += 1
    const { status, retryAfterMs, body } = await responseTo(cluster.url, agent, request)
    if (status === 0) result.withoutResponse += 1
    else if (status === 503 && retryAfterMs > 0) result.unavailable += 1
    else if (status >= 200 && status < 300 && !body.includes('"errors":[{')) result.done += 1
    else if (status === 404 && body.includes('Requête inconnue')) result.unknown += 1
    else {
      const words = `${request.method} ${request.path}: ${status} ${body.slice(0, 120)}`
      result.others.set(words, (result.others.get(words) ?? 0) + 1)
    }
  }
  const timer = setInterval(() => {
    const pendingRequest = one().finally(() => open.delete(pendingRequest))
    open.add(pendingRequest)
  }, 1000 / perSecond)
  return {
    end: async () => {
      clearInterval(timer)
      await Promise.all(open)
      agent.destroy()
      return result
    },
  }
}

export const readsOnly = (index: number) => !saves(index)
export const savesOnly = saves
