// The content of a push, which only the service worker reads (product/reminders 4). A locked screen
// shows the title and the words of the actions.

/** The planned dose of a reminder, as the worker notes or queues it. */
export interface RemindedDose {
  /** The account that the reminder belongs to: a queued dose is sent with its session only. */
  userUuid: string
  animalUuid: string
  animalName: string
  treatmentUuid: string
  treatmentName: string
  day: string
  time: string
}

export interface PushMessage {
  title: string
  /** The page that a tap opens. */
  path: string
  /** The reminder's id. A device shows one of several messages with the same tag. */
  tag: string
  /** The number on the app's icon (shared/reminder/openToday.ts). */
  open: number
  /** The page of 'Tout va comme hier'; absent if yesterday had a sign. */
  likeYesterday?: string
  /** The planned time of the reminder of doses; absent for other reminders. */
  slot?: { day: string; time: string }
  /** Absent unless exactly one dose is open, which needs no further answer. */
  dose?: RemindedDose
}

/** The answers of a notification that the server receives. */
export const reminderAnswers = ['given', 'later'] as const
