import { useSyncExternalStore } from 'react'
import type { Variables } from 'relay-runtime'

/** A query as it was asked; a route's preloaded query is one. */
export interface Question {
  id?: string | null | undefined
  variables: Variables
}

/** A longer Retry-After, or a clock that was set back, must not leave old data on the screen for hours. */
const longestRestMs = 15 * 60_000

const listeners = new Set<() => void>()
const tell = () => listeners.forEach((listener) => listener())

const keyOf = ({ id, variables }: Question) => JSON.stringify([id, Object.entries(variables).toSorted(([one], [other]) => (one < other ? -1 : 1))])

/** How the queries of one environment, that is of one account, were answered. */
export class Answers {
  /** Null: by the server; else by this device, and the ISO instant since when some of it may have changed elsewhere. */
  readonly last = new Map<string, string | null>()
  /** Queries that have no answer yet. */
  readonly underWay = new Set<Promise<unknown>>()
  /** How many queries the server has not answered, even if the device did. */
  unanswered = 0
  private restsUntil = 0

  noteKept(question: Question, heardAt: string): void {
    this.note(question, heardAt)
  }

  noteHeard(question: Question): void {
    this.note(question, null)
  }

  /** `restMs`: for how long the server asks not to be asked. */
  noteUnanswered(restMs: number): void {
    this.unanswered += 1
    this.restsUntil = Math.max(this.restsUntil, Date.now() + Math.min(restMs, longestRestMs))
  }

  noteUnderWay(answering: Promise<unknown>): void {
    this.underWay.add(answering)
    void answering.finally(() => this.underWay.delete(answering))
  }

  restMs(): number {
    const leftMs = this.restsUntil - Date.now()
    return leftMs > 0 && leftMs <= longestRestMs ? leftMs : 0
  }

  private note(question: Question, answer: string | null): void {
    const key = keyOf(question)
    if (this.last.get(key) === answer) return
    this.last.set(key, answer)
    if (present === this) tell()
  }
}

let present = new Answers()

/** Another account's screens begin; what still arrives for the one before is noted apart. */
export function beginAnswers(): Answers {
  present = new Answers()
  tell()
  return present
}

/** For how long from now on the server asks this tab not to ask again by itself. */
export const restMs = (): number => present.restMs()

/** Whether what is asked within `ask` was all answered by the server itself. */
export async function allHeard(ask: () => Promise<unknown>): Promise<boolean> {
  const answers = present
  const before = answers.unanswered
  await ask()
  while (answers.underWay.size > 0) await Promise.allSettled(answers.underWay)
  return answers.unanswered === before
}

/**
 * Since when what a screen shows may have changed elsewhere; null where the server answered all of it. A screen whose query
 * was never asked has its data from the store: it is as old as the oldest answer of the device.
 */
export function keptSince(shown: unknown): string | null {
  if (!isQuestion(shown)) return null
  const own = present.last.get(keyOf(shown))
  return own !== undefined ? own : ([...present.last.values()].filter((answer) => answer !== null).toSorted()[0] ?? null)
}

function isQuestion(shown: unknown): shown is Question {
  return typeof shown === 'object' && shown !== null && 'variables' in shown
}

export function onAnswer(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** `shown`: what the route has preloaded. */
export function useKeptSince(shown: unknown): string | null {
  return useSyncExternalStore(onAnswer, () => keptSince(shown))
}
