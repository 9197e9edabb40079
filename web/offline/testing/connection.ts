import type { Scheduler } from 'fast-check'
import { NoResponseError } from '../../base/network/graphqlError'
import { type GraphQLResult, readResponse } from '../../base/network/post'
import { accountOf, type Tokens } from '../../base/network/tokens'
import type { Device, Tab } from './device'
import type { Delivery, Ledger } from './ledger'
import { truncatedResponse } from './network'
import { errorOf, type SaveRequest, type Server } from './server'

/** Carries requests between the devices and the server, in the order that the scheduler chooses. */
export class TestConnection {
  constructor(
    private readonly scheduler: Pick<Scheduler, 'schedule'>,
    private readonly server: Server,
    private readonly time: { now: number },
    private readonly ledger: Ledger,
  ) {}

  /** Does the work of web/base/network/refresh.ts, on this device's network. */
  async refresh(tab: Tab, user: string): Promise<Tokens | null> {
    const { device } = tab
    const stale = device.tokens
    await this.travel(tab, 'refresh')
    if (device.network === 'unavailable') throw new NoResponseError('', 5, 503)
    if (device.network !== 'up') throw new NoResponseError('')
    if (device.tokens !== stale) return device.tokens
    device.tokens = device.isRevoked ? null : await this.tokensOf(user)
    return device.tokens
  }

  async travel(tab: Tab, label: string): Promise<void> {
    await tab.whileOpen(this.scheduler.schedule(Promise.resolve(), `${tab.device.name}: ${label}`))
  }

  /** Sends to the server and back, with everything that can happen on the way. */
  async post(tab: Tab, request: SaveRequest): Promise<GraphQLResult> {
    const { device } = tab
    await this.travel(tab, `${request.operation} leaves`)
    const { network } = device
    if (network === 'down' || network === 'resets') throw new NoResponseError('')
    if (network === 'portal') throw new NoResponseError('', null, 200)
    if (network === 'filter') {
      this.failed(request)
      throw new NoResponseError('', null, 403)
    }
    if (network === 'busy') return { ...errorOf('RATE_LIMITED', 429), retryAfterS: 60 }
    if (network === 'unavailable') return { ...errorOf('UNAVAILABLE', 503), retryAfterS: 5 }
    if (network === 'broken') return this.failed(request)
    const arrival = this.scheduler
      .schedule(Promise.resolve(), `${request.operation} arrives`)
      .then(() => this.arrive(request))
    if (network === 'late') throw new NoResponseError('')
    const response = await tab.whileOpen(arrival)
    await this.travel(tab, `the response to ${request.operation} arrives`)
    if (network === 'brokenAfter') return this.failed(request)
    if (network === 'lossy' || device.network === 'down') throw new NoResponseError('')
    if (network === 'breaksOff')
      return await readResponse(truncatedResponse(response), device.now())
    device.clock.adjust(new Date(this.time.now).toUTCString())
    return response
  }

  private async arrive(request: SaveRequest): Promise<GraphQLResult> {
    const delivery = this.deliver(request, accountOf(request.token))
    const response = await this.server.save(request)
    delivery.isAccepted = !response.isRefused
    return response
  }

  private failed(request: SaveRequest): GraphQLResult {
    this.deliver(request, null).isFailed = true
    return errorOf('INTERNAL')
  }

  private deliver({ operation, input }: SaveRequest, sender: string | null): Delivery {
    const isDated = operation === 'weigh' ? input.date !== null : input.answeredAt !== undefined
    const delivery = {
      note: input.note ?? input.uuid,
      sender,
      at: this.time.now,
      isDated,
      isAccepted: false,
      isFailed: false,
    }
    this.ledger.deliveries.push(delivery)
    return delivery
  }

  async signIn(device: Device, user: string): Promise<void> {
    device.tokens = await this.tokensOf(user)
    device.isRevoked = false
    device.clock.adjust(new Date(this.time.now).toUTCString())
  }

  expire({ tokens }: Device): void {
    if (tokens) this.server.expire(tokens.accessToken)
  }

  private async tokensOf(user: string): Promise<Tokens> {
    const accessToken = await this.server.signIn(user)
    return { accessToken, refreshToken: accessToken }
  }
}
