import { randomUUID } from 'node:crypto'
import type { Cluster } from './cluster'
import { until } from './until'

const saves = 400

interface Cost {
  isSynchronous: boolean
  medianMs: number
  p95Ms: number
}

/** What a save costs for waiting for a replica: one person's saves in turn, with and without. */
export async function costOfWaiting(cluster: Cluster): Promise<Cost[]> {
  const { accessToken } = await post<{ accessToken: string }>(`${cluster.url}/api/auth/register`, { email: `${randomUUID()}@example.org`, password: 'correct horse', firstName: 'Ada', lastName: 'Loopback' })
  const { id } = await post<{ id: string }>(`${cluster.url}/api/animals`, { name: 'Isis', weight: '4.2' }, accessToken)
  const times = new Map<boolean, number[]>([[true, []], [false, []]])
  for (const isSynchronous of [true, false, true, false]) {
    await wait(cluster, isSynchronous)
    for (let count = 0; count < saves / 2; count += 1) {
      const began = performance.now()
      await post(`${cluster.url}/api/animals/${id}/measurements`, { appetite: 1 + (count % 5), note: `${count}` }, accessToken)
      times.get(isSynchronous)!.push(performance.now() - began)
    }
  }
  await wait(cluster, true)
  return [...times].map(([isSynchronous, taken]) => {
    taken.sort((a, b) => a - b)
    return { isSynchronous, medianMs: taken[taken.length >> 1]!, p95Ms: taken[Math.floor(taken.length * 0.95)]! }
  })
}

async function wait(cluster: Cluster, isSynchronous: boolean): Promise<void> {
  await cluster.databases.patronictl('edit-config', '--force', '--set', `synchronous_mode=${isSynchronous}`)
  const names = async () => (await (await cluster.databases.leader()).query<{ synchronous_standby_names: string }>('SHOW synchronous_standby_names'))[0]!.synchronous_standby_names
  await until('the leader knows for whom to wait', async () => ((await names()) !== '') === isSynchronous)
}

async function post<T>(url: string, body: object, token?: string): Promise<T> {
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) }, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
  return (await response.json()) as T
}
