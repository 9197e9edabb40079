import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { RequestDetails } from 'web-push'
import type { PushDevice } from '#prisma'
import type { PushMessage } from '#shared/reminder/pushMessage'
import { hashOfToken } from '../randomToken'
import type { Env } from '../settings/env'
import { lookupPublic, pushAddress } from './endpoint'
import { type PushKeys, webPush } from './keys'

interface PushServices {
  env: Pick<Env, 'contactEmail' | 'mailFrom' | 'privatePush'>
  pushKeys: PushKeys
}

/**
 * 'refused' means that this push cannot be sent, and 'gone' that the device does not exist any
 * more.
 */
export type PushOutcome = 'accepted' | 'gone' | 'refused'

const timeoutMs = 5_000

/**
 * Sends a push to one device, encrypted for it (RFC 8291).
 * @throws if a retry may succeed
 */
export async function push(
  { env, pushKeys }: PushServices,
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
      // The push service too keeps only the last push of a topic, which has 32 characters.
      topic: hashOfToken(message.tag).slice(0, 32),
    },
  )
  const status = await post(url, { headers, body }, env.privatePush)
  if (status < 300) return 'accepted'
  if (status === 404 || status === 410) return 'gone'
  if (status === 429 || status >= 500)
    throw Object.assign(new Error('the push service failed temporarily'), {
      code: `HTTP_${status}`,
    })
  return 'refused'
}

/** Returns the address at which a push service may contact the operator. */
const subjectOf = ({ contactEmail, mailFrom }: Pick<Env, 'contactEmail' | 'mailFrom'>) =>
  `mailto:${contactEmail ?? mailFrom.replace(/^.*<|>.*$/g, '')}`

/** Sends the request. It follows no redirection and does not read the response's body. */
function post(
  url: URL,
  { headers, body }: Pick<RequestDetails, 'headers' | 'body'>,
  allowsAnyHost: boolean,
): Promise<number> {
  const send = url.protocol === 'http:' ? httpRequest : httpsRequest
  return new Promise((resolve, reject) => {
    const request = send(
      url,
      {
        method: 'POST',
        headers,
        signal: AbortSignal.timeout(timeoutMs),
        ...(!allowsAnyHost && { lookup: lookupPublic }),
      },
      (response) => {
        resolve(response.statusCode ?? 0)
        response.destroy()
      },
    )
    request.once('error', reject).end(body)
  })
}
