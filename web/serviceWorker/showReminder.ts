import type { PushMessage } from '#shared/reminder/pushMessage'

/** A reminder on the screen. Its notification stores it for the answers. */
export interface ShownReminder extends PushMessage {
  /** Becomes the id of the dose. */
  uuid: string
}

/** TypeScript's library lacks the actions, which a browser without them ignores. */
interface ReminderOptions extends NotificationOptions {
  actions: { action: string; title: string }[]
}

/**
 * Shows a reminder with the answers that it allows. A reminder with the tag of an earlier one
 * replaces it without a sound.
 */
export async function showReminder(
  worker: ServiceWorkerGlobalScope,
  reminder: ShownReminder,
  more: Pick<NotificationOptions, 'body' | 'silent'> = {},
): Promise<void> {
  const { title, tag, dose, slot, likeYesterday } = reminder
  const options: ReminderOptions = {
    tag,
    lang: 'fr',
    icon: '/icon-192.png',
    badge: '/icon-monochrome-512.png',
    data: reminder,
    actions: [
      ...(dose ? [{ action: 'given', title: 'Donné' }] : []),
      ...(slot ? [{ action: 'later', title: 'Dans 30\u00a0min' }] : []),
      ...(likeYesterday ? [{ action: 'likeYesterday', title: 'Tout va comme hier' }] : []),
    ],
    ...more,
  }
  await worker.registration.showNotification(title, options)
}

/** Shows a reminder without answers, whose tap opens a page. */
export async function showPageNotification(
  worker: ServiceWorkerGlobalScope,
  { title, tag, open, uuid }: ShownReminder,
  path: string,
  body = 'À revoir dans NéphroChat\u00a0: touchez pour l’ouvrir.',
): Promise<void> {
  await showReminder(worker, { title, tag, open, uuid, path }, { body, silent: true })
}

/** Shows the number on the app's icon; 0 removes it. An older server sends none. */
export async function showBadge(open: number | undefined): Promise<void> {
  if (open === undefined || !('setAppBadge' in navigator)) return
  await navigator.setAppBadge(open).catch(() => undefined)
}
