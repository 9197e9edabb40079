import { useState } from 'react'
import { withToken } from '../../base/network/withToken'

/**
 * Runs authenticated calls and lists the status of each response; a second one is the retry after a
 * refresh.
 */
export function useRefusals() {
  const [results, setResults] = useState<string[]>([])

  /** Sends a call. `hasInvalidToken`: its first token is invalid. */
  async function call(path: string, { hasInvalidToken = false } = {}) {
    const statuses: number[] = []
    await withToken(async (accessToken) => {
      const token = hasInvalidToken && statuses.length === 0 ? 'spoilt' : accessToken
      const response = await fetch(path, { headers: { Authorization: `Bearer ${token}` } })
      statuses.push(response.status)
      const code = response.ok ? null : ((await response.json()) as { code: string }).code
      return {
        isRefused: response.status === 401 || (response.status === 403 && code !== 'ACCESS_DENIED'),
      }
    })
    setResults((before) => [...before, `${path}\u00a0: ${statuses.join(', puis ')}`])
  }

  return [results, call] as const
}
