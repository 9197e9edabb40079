/** The outcome of one request, as its sender knows it. */
export type Outcome =
  | { kind: 'done'; body: unknown }
  | { kind: 'refused'; code: string }
  /** It may have been done: 503, or no answer. */
  | { kind: 'unknown'; waitMs: number }

export interface Sent {
  url: string
  method: string
  path: string
  token?: string | undefined
  body?: object | undefined
}

/** Collects answers that must not occur, and counts each kind. */
export interface Witness {
  finding(words: string): void
  took(ms: number): void
  count(what: 'answered' | 'refused' | 'unavailable' | 'unanswered'): void
  /** Whether a fault is under way, so that a missing or late answer is no finding. */
  mayBeUnanswered(isTimeout: boolean): boolean
  /** Within which there has to be an answer. */
  patienceMs(): number
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

/** One request: a success, a documented refusal, or 503 with Retry-After in time; anything else is a finding. */
export async function send(sent: Sent, witness: Witness): Promise<Outcome> {
  const { url, method, path, token, body } = sent
  const began = performance.now()
  const before = [false, true].map((isTimeout) => witness.mayBeUnanswered(isTimeout))
  const what = `${method} ${path}`
  try {
    const response = await fetch(url + path, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(witness.patienceMs()),
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    witness.took(performance.now() - began)
    return judge(what, response, text, witness)
  } catch (error) {
    witness.count('unanswered')
    const ms = Math.round(performance.now() - began)
    const isTimeout = (error as Error).name === 'TimeoutError'
    // It may have begun, or ended, while something was being done.
    if (!before[Number(isTimeout)] && !witness.mayBeUnanswered(isTimeout))
      witness.finding(`${what}: no answer after ${ms} ms (${causeOf(error)})`)
    return { kind: 'unknown', waitMs: 150 }
  }
}

function judge(
  what: string,
  { status, headers }: Response,
  text: string,
  witness: Witness,
): Outcome {
  const body = parsed(text)
  const requestId = headers.get('x-request-id')
  const code = codeOf(body)
  const at = `${what}: ${status} ${code ?? ''} ${text.slice(0, 160)} (request ${requestId})`
  if (status === 503) {
    witness.count('unavailable')
    if (headers.get('retry-after') === null) witness.finding(`${at} without Retry-After`)
    return { kind: 'unknown', waitMs: 300 }
  }
  if (status >= 500 || code === 'INTERNAL' || code === 'UNAVAILABLE') {
    witness.finding(at)
    return { kind: 'unknown', waitMs: 300 }
  }
  if (code !== undefined || status >= 400) {
    witness.count('refused')
    if (code === undefined || !documented.has(code)) witness.finding(`${at}, not documented`)
    return { kind: 'refused', code: code ?? String(status) }
  }
  witness.count('answered')
  return { kind: 'done', body }
}

function codeOf(body: unknown): string | undefined {
  const { code, errors } = (body ?? {}) as {
    code?: string
    errors?: { extensions?: { code?: string } }[]
  }
  return errors?.length ? (errors[0]!.extensions?.code ?? 'none') : code
}

function parsed(text: string): unknown {
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
