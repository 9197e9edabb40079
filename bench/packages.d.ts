// The types of the bench's own packages (bench/package.json, bench/lighthouse/package.json). Only the bench's first run
// installs these, so the type check uses this file.

declare module 'autocannon' {
  export interface Request {
    method?: string
    path?: string
    headers?: Record<string, string>
    body?: string
    setupRequest?: (request: Request) => Request
  }
  interface Options {
    url: string
    connections: number
    duration: number
    overallRate?: number
    timeout?: number
    requests?: Request[]
    verifyBody?: (body: unknown) => boolean
    setupClient?: (client: { setRequests: (requests: Request[]) => void }) => void
  }
  interface Result {
    errors: number
    non2xx: number
    mismatches: number
    /** The duration in s. */
    duration: number
    requests: { total: number }
    /** Percentiles in ms. */
    latency: { p50: number; p99: number }
    statusCodeStats: object
  }
  interface Run extends Promise<Result> {
    on: (
      event: 'response',
      listener: (client: unknown, status: number, bytes: number, ms: number) => void,
    ) => void
  }
  export default function autocannon(options: Options): Run
}

declare module 'postgraphile' {
  import type { IncomingMessage, Server } from 'node:http'

  interface Preset {
    grafast?: {
      explain: boolean
      context: (
        request: { node?: { req: IncomingMessage } },
        args: { contextValue?: { pgSettings?: object } },
      ) => object
    }
    [other: string]: unknown
  }
  export function postgraphile(preset: Preset): {
    getSchema: () => Promise<unknown>
    createServ: (grafserv: unknown) => { addTo: (server: Server) => Promise<void> }
  }
}
declare module 'postgraphile/adaptors/pg'
declare module 'postgraphile/grafserv/node'
declare module 'postgraphile/graphql'
declare module 'postgraphile/presets/amber'
declare module 'postgraphile/presets/lazy-jwt'
declare module '@graphile/simplify-inflection'

declare module 'puppeteer-core' {
  export interface ElementHandle {
    evaluate: (act: (element: Element) => void) => Promise<void>
    tap: () => Promise<void>
  }
  interface Session {
    send: (method: string, options?: object) => Promise<unknown>
    on: (event: string, listener: (event: { sessionId: number }) => void) => void
  }
  export interface Page {
    goto: (url: string, options?: object) => Promise<unknown>
    setViewport: (viewport: object) => Promise<void>
    evaluate: <Given extends unknown[], Result>(
      act: (...given: Given) => Result,
      ...given: Given
    ) => Promise<Result>
    evaluateOnNewDocument: (act: () => void) => Promise<unknown>
    createCDPSession: () => Promise<Session>
    emulateCPUThrottling: (factor: number) => Promise<void>
    waitForFunction: <Given extends unknown[]>(
      test: (...given: Given) => boolean,
      options: object,
      ...given: Given
    ) => Promise<unknown>
    $: (selector: string) => Promise<ElementHandle | null>
    $$: (selector: string) => Promise<ElementHandle[]>
  }
  const puppeteer: {
    launch: (
      options: object,
    ) => Promise<{ newPage: () => Promise<Page>; close: () => Promise<void> }>
  }
  export default puppeteer
}

declare module 'lighthouse' {
  import type { Page } from 'puppeteer-core'

  interface Category {
    id: string
    score: number
    auditRefs: { id: string; weight: number }[]
  }
  interface Audit {
    score: number
    numericValue: number
    details: { items: { resourceType: string; transferSize: number }[] }
  }
  export default function lighthouse(
    url: string,
    flags: object,
    config: undefined,
    page: Page,
  ): Promise<{ lhr: { audits: Record<string, Audit>; categories: Record<string, Category> } }>
}

/** The measurements of bench/lighthouse/phone.js in the page. `lcp` and `taps` are in ms. */
interface Window {
  seen: { lcp: number; cls: number; taps: number[] }
}
/** An entry of a PerformanceObserver, of any of its types. */
interface ObservedEntry extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  interactionId: number
}
interface PerformanceObserverInit {
  durationThreshold?: number
}
