/** The outcome of one request, as its sender observes it. */
export type Outcome =
  | { kind: 'done'; body: unknown }
  | { kind: 'refused'; code: string }
  /** The request may have succeeded: the status was 503, or there was no response. */
  | { kind: 'unknown'; waitMs: number }

export interface ApiRequest {
  url: string
  method: string
  path: string
  token?: string | undefined
  body?: object | undefined
}

/** Collects responses that must not occur, and counts each kind of response. */
export interface ResponseRecorder {
  finding(words: string): void
  recordDuration(ms: number): void
  count(what: 'done' | 'refused' | 'unavailable' | 'withoutResponse'): void
  /** Returns true while a fault is in progress: a missing or late response is then no finding. */
  mayLackResponse(isTimeout: boolean): boolean
  /** Returns the time-out of a request. */
  timeoutMs(): number
}

const documented = new Set([
  'VALIDATION',
  'MALFORMED',
  'INVALID_TOKEN',
  'UNAUTHENTICATED',
  'BAD_CREDENTIALS',
  'ACCESS_DENIED',
  'NOT_FOUND',
  'EMAIL_TAKEN',
  'TOO_LARGE',
  'UNSUPPORTED_MEDIA',
  'RATE_LIMITED',
])

/** Sends one request. Anything but a success, a documented error or a 503 with `Retry-After` in time is a finding. */
export async function send(request: ApiRequest, recorder: ResponseRecorder): Promise<Outcome> {
  const { url, method, path, token, body } = request
  const began = performance.now()
  const before = [false, true].map((isTimeout) => recorder.mayLackResponse(isTimeout))
  const call = `${method} ${path}`
  try {
    const response = await fetch(url + path, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(recorder.timeoutMs()),
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    recorder.recordDuration(performance.now() - began)
    return outcomeOf(call, response, text, recorder)
  } catch (error) {
    recorder.count('withoutResponse')
    const ms = Math.round(performance.now() - began)
    const isTimeout = (error as Error).name === 'TimeoutError'
    // The fault may have begun or ended while the request was in flight.
    if (!before[Number(isTimeout)] && !recorder.mayLackResponse(isTimeout))
      recorder.finding(`${call}: no response after ${ms} ms (${causeOf(error)})`)
    return { kind: 'unknown', waitMs: 150 }
  }
}

function outcomeOf(
  what: string,
  { status, headers }: Response,
  text: string,
  recorder: ResponseRecorder,
): Outcome {
  const body = parseBody(text)
  const requestId = headers.get('x-request-id')
  const code = codeOf(body)
  const at = `${what}: ${status} ${code ?? ''} ${text.slice(0, 160)} (request ${requestId})`
  if (status === 503) {
    recorder.count('unavailable')
    if (headers.get('retry-after') === null) recorder.finding(`${at} without Retry-After`)
    return { kind: 'unknown', waitMs: 300 }
  }
  if (status >= 500 || code === 'INTERNAL' || code === 'UNAVAILABLE') {
    recorder.finding(at)
    return { kind: 'unknown', waitMs: 300 }
  }
  if (code !== undefined || status >= 400) {
    recorder.count('refused')
    if (code === undefined || !documented.has(code)) recorder.finding(`${at}, not documented`)
    return { kind: 'refused', code: code ?? String(status) }
  }
  recorder.count('done')
  return { kind: 'done', body }
}

function codeOf(body: unknown): string | undefined {
  const { code, errors } = (body ?? {}) as {
    code?: string
    errors?: { extensions?: { code?: string } }[]
  }
  return errors?.length ? (errors[0]!.extensions?.code ?? 'none') : code
}

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function causeOf(error: unknown): string {
  const { name, cause } = error as { name: string; cause?: { code?: string; message?: string } }
  return cause?.code ?? cause?.message ?? name
}
