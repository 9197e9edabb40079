import type { RemindedDose } from '#shared/reminder/pushMessage'
import { NO_RESPONSE_MESSAGE, NoResponseError, toFailure } from '../base/network/graphqlError'
import { enqueueOtherChange } from '../offline/queue/enqueue'
import { pendingOf } from '../offline/queue/pendingChanges'
import { isDose } from '../offline/queue/rows'
import { sendOrEnqueue } from '../offline/queue/sendOrEnqueue'
import { showBadge, showReminder, type ShownReminder, showPageNotification } from './showReminder'

interface AnswerResponse {
  openToday: number
  againAt: string | null
}

/**
 * Handles a tap on a reminder or on one of its actions (product/reminders 4). Returns the path of
 * the page to open, or `null` if none is needed.
 */
export async function handleReminderTap(
  worker: ServiceWorkerGlobalScope,
  action: string,
  reminder: ShownReminder,
): Promise<string | null> {
  const { path, slot, dose, likeYesterday } = reminder
  if (action === 'likeYesterday' && likeYesterday) return likeYesterday
  const device = (slot && (await deviceOf(worker))) ?? null
  // Signing out removes the subscription: nothing is written for an account that has left.
  if (!slot || !device) return path
  const send = (answer: object, signal = AbortSignal.timeout(timeoutMs)) =>
    post({ ...device, reminderId: reminder.tag, ...slot, ...answer }, signal)
  if (action === 'later') return await remindLater(worker, reminder, send)
  if (action !== 'given' || !dose) return path
  // Doses are noted in order: a repeated tap finds the dose of the first one in the queue.
  const nextPath = lastDose.then(() => noteDose(worker, { ...reminder, dose }, send))
  lastDose = nextPath
  return await nextPath
}

/** It never rejects. */
let lastDose: Promise<unknown> = Promise.resolve()

/** The time-out of a request, in milliseconds. */
const timeoutMs = 8_000

type Send = (answer: object, signal?: AbortSignal) => Promise<AnswerResponse>

/** Notes a dose on the server, else in the queue of this device, under one id. */
async function noteDose(
  worker: ServiceWorkerGlobalScope,
  reminder: ShownReminder & { dose: RemindedDose },
  send: Send,
): Promise<string | null> {
  const { uuid, path, dose } = reminder
  try {
    const queuedUuid = await queuedDose(dose)
    if (queuedUuid) return queuedUuid === uuid ? null : path
    const answer = { answer: 'given', id: uuid, treatmentId: dose.treatmentUuid }
    const result = await sendOrEnqueue(uuid, {
      isOnline: navigator.onLine,
      send: (_, signal) => send(answer, signal),
      enqueue: (_, tried) => enqueue(uuid, dose, tried),
      removeReplaced: async () => {},
    })
    await closeOthers(worker, dose)
    if (result !== 'queued') {
      await showBadge(result.openToday)
      return null
    }
    await showPageNotification(worker, reminder, path, queuedWords)
    return null
  } catch (error) {
    console.warn('the dose was not noted', error)
    // The page shows the question about a second dose, by the same rule as the server.
    return toFailure(error).code === 'ALREADY_GIVEN' ? questionPath(path, dose) : path
  }
}

const queuedWords =
  'Noté sur cet appareil. L’envoi se fera à l’ouverture de NéphroChat, avec du réseau.'

const questionPath = (path: string, { treatmentUuid, day, time }: RemindedDose) =>
  `${path}?${new URLSearchParams({ second: treatmentUuid, day, time }).toString()}`

/** Returns the id of a dose of this planned time that waits on this device. */
async function queuedDose({ userUuid, treatmentUuid, day, time }: RemindedDose) {
  const rows = await pendingOf(userUuid)
  return rows
    .filter(isDose)
    .find(
      ({ content }) =>
        content.treatmentUuid === treatmentUuid &&
        content.day === day &&
        content.time === time &&
        content.outcome === 'given',
    )?.uuid
}

async function enqueue(
  uuid: string,
  { userUuid, animalUuid, animalName, ...content }: RemindedDose,
  tried: boolean,
): Promise<void> {
  const now = new Date()
  await enqueueOtherChange(
    {
      kind: 'dose',
      userUuid,
      animalId: animalUuid,
      animalName,
      uuid,
      day: content.day,
      date: now.toISOString(),
      content: { ...content, outcome: 'given', guarded: true },
      tried,
    },
    { now, replaces: null },
  )
}

/** Closes the other reminder of a planned time, which has been answered. */
async function closeOthers(
  { registration }: ServiceWorkerGlobalScope,
  { treatmentUuid, day, time }: RemindedDose,
): Promise<void> {
  for (const notification of await registration.getNotifications()) {
    const { dose } = Object(notification.data) as Partial<ShownReminder>
    if (dose?.treatmentUuid === treatmentUuid && dose.day === day && dose.time === time)
      notification.close()
  }
}

/** The server repeats the reminder. If it cannot, the reminder stays on the screen and shows why. */
async function remindLater(
  worker: ServiceWorkerGlobalScope,
  reminder: ShownReminder,
  send: Send,
): Promise<string | null> {
  try {
    const { againAt } = await send({ answer: 'later' })
    if (againAt === null)
      await showReminder(worker, reminder, { body: quietHoursWords, silent: true })
    return null
  } catch (error) {
    if (!(error instanceof NoResponseError)) return reminder.path
    await showReminder(worker, reminder, { body: offlineWords, silent: true })
    return null
  }
}

const quietHoursWords =
  'Dans 30\u00a0min, ce sera vos heures calmes\u00a0: ce rappel reste affiché.'
const offlineWords = 'Pas de réseau\u00a0: ce rappel reste affiché.'

async function deviceOf({ registration }: ServiceWorkerGlobalScope) {
  const { endpoint, keys } = (await registration.pushManager.getSubscription())?.toJSON() ?? {}
  const auth = keys?.['auth']
  return endpoint && auth ? { endpoint, auth } : null
}

/** @throws NoResponseError if the response is foreign or missing; else an error that `toFailure` reads */
async function post(body: object, signal: AbortSignal): Promise<AnswerResponse> {
  const response = await fetch('/api/push/answers', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  }).catch(() => {
    throw new NoResponseError(NO_RESPONSE_MESSAGE)
  })
  const { openToday, againAt, code, detail } = Object(
    await response.json().catch(() => null),
  ) as Partial<AnswerResponse & { code: string; detail: string }>
  if (openToday !== undefined) return { openToday, againAt: againAt ?? null }
  if (code === undefined) throw new NoResponseError(NO_RESPONSE_MESSAGE, null, response.status)
  const errors = [{ message: detail, extensions: { code } }]
  throw Object.assign(new Error(detail), { source: { errors } })
}
