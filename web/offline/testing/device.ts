import { createServerClock, type ServerClock } from '../../base/network/createServerClock'
import { accountOf, type Tokens } from '../../base/network/tokens'
import { connect } from '../queue/database'

/**
 * The state of the simulated network:
 * - `filter`: a proxy's page is the response, only for entries
 * - `resets`: there is no response, only for entries
 * - `portal`: a captive portal's page is the response to everything
 * - `lossy`: requests arrive, responses are lost
 * - `breaksOff`: half of a response arrives
 * - `late`: responses arrive long after the device's time-out
 * - `broken`: every response is 500, and nothing is executed
 * - `brokenAfter`: every response is 500, after the execution
 * - `unavailable`: every response is 503
 * - `busy`: every response is 429
 */
export type NetworkState =
  | 'up'
  | 'down'
  | 'lossy'
  | 'breaksOff'
  | 'late'
  | 'portal'
  | 'filter'
  | 'resets'
  | 'broken'
  | 'brokenAfter'
  | 'busy'
  | 'unavailable'

/** A page of the app. After `close`, its pending promises never settle. */
export class Tab {
  private close = () => {}
  readonly closed = new Promise<'closed'>((resolve) => (this.close = () => resolve('closed')))
  isOpen = true
  readonly tables: ReturnType<typeof connect>

  constructor(readonly device: Device) {
    this.tables = connect(device.name)
  }

  crash(): void {
    this.isOpen = false
    this.close()
    if (this.device.lockedBy === this) this.device.lockedBy = null
    void this.tables.close()
  }

  /** Returns the result of a step. The promise never settles if the tab is closed meanwhile. */
  async whileOpen<T>(step: Promise<T>): Promise<T> {
    const result = await step
    return this.isOpen ? result : await new Promise<never>(() => {})
  }
}

/** A phone: its clock, its network, its tabs, and the user who is signed in. */
export class Device {
  network: NetworkState = 'up'
  tokens: Tokens | null = null
  /** The refresh token is refused too, so that only a sign-in gives a session. */
  isRevoked = false
  lockedBy: Tab | null = null
  pausedUntil = 0
  /** The entries that the server reported, by cat and day: the device has only these while reading fails. */
  readonly known = new Map<string, string | null>()
  tabs: [Tab, Tab]
  readonly clock: ServerClock

  constructor(
    readonly name: string,
    readonly now: () => number,
  ) {
    const memory = new Map<string, string>()
    this.clock = createServerClock(now, {
      getItem: (key) => memory.get(key) ?? null,
      setItem: (key, value) => void memory.set(key, value),
    })
    this.tabs = [new Tab(this), new Tab(this)]
  }

  get user(): string | null {
    return this.tokens && accountOf(this.tokens.accessToken)
  }

  reopen(index: 0 | 1): void {
    this.tabs[index].crash()
    this.tabs[index] = new Tab(this)
  }
}
