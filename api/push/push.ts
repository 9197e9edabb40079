import { request as plain } from 'node:http'
import { request as secure } from 'node:https'
import type { RequestDetails } from 'web-push'
import type { PushDevice } from '#prisma'
import { hashOfToken } from '../auth/randomToken'
import type { Env } from '../settings/env'
import { lookupPublic, pushAddress } from './endpoint'
import { type PushKeys, webPush } from './keys'

/** What the service worker shows (web/serviceWorker/reminders.ts). */
export interface PushMessage {
  title: string
  path: string
  /** Of two with one tag, a device shows one. */
  tag: string
}

interface Office {
  env: Pick<Env, 'contactEmail' | 'mailFrom' | 'privatePush'>
  pushKeys: PushKeys
}

/** Refused: this push is worth nothing; gone: nor is the device. */
export type PushOutcome = 'taken' | 'gone' | 'refused'

const patienceMs = 10_000

/** To one device, encrypted for it (RFC 8291). @throws where it may go well another time */
export async function push(
  { env, pushKeys }: Office,
  device: Pick<PushDevice, 'endpoint' | 'p256dh' | 'auth'>,
  message: PushMessage,
  secondsToLive: number,
): Promise<PushOutcome> {
  const { endpoint, p256dh, auth } = device
  const url = pushAddress(endpoint, env.privatePush)
  if (!url) return 'gone'
  const { generateRequestDetails } = await webPush()
  const { headers, body } = generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    {
      vapidDetails: { subject: subjectOf(env), ...pushKeys },
      TTL: secondsToLive,
      urgency: 'high',
      // The push service too keeps the last of one topic alone: 32 characters.
      topic: hashOfToken(message.tag).slice(0, 32),
    },
  )
  const status = await post(url, { headers, body }, env.privatePush)
  if (status < 300) return 'taken'
  if (status === 404 || status === 410) return 'gone'
  if (status === 429 || status >= 500)
    throw Object.assign(new Error('the push service is not well'), { code: `HTTP_${status}` })
  return 'refused'
}

/** Whom a push service may write to about us. */
const subjectOf = ({ contactEmail, mailFrom }: Pick<Env, 'contactEmail' | 'mailFrom'>) =>
  `mailto:${contactEmail ?? mailFrom.replace(/^.*<|>.*$/g, '')}`

/** A redirection is not followed, nor is the answer's body read. */
function post(
  url: URL,
  { headers, body }: Pick<RequestDetails, 'headers' | 'body'>,
  anywhere: boolean,
): Promise<number> {
  const send = url.protocol === 'http:' ? plain : secure
  return new Promise((resolve, reject) => {
    const sent = send(
      url,
      {
        method: 'POST',
        headers,
        signal: AbortSignal.timeout(patienceMs),
        ...(!anywhere && { lookup: lookupPublic }),
      },
      (response) => {
        resolve(response.statusCode ?? 0)
        response.destroy()
      },
    )
    sent.once('error', reject).end(body)
  })
}
