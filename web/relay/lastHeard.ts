import { useSyncExternalStore } from 'react'
import type { Variables } from 'relay-runtime'

export interface Question {
  id?: string | null | undefined
  variables: Variables
}

/** Bounds a Retry-After, and the effect of a clock that was set back. */
const longestRestMs = 15 * 60_000

const listeners = new Set<() => void>()
const tell = () => listeners.forEach((listener) => listener())

const keyOf = ({ id, variables }: Question) =>
  JSON.stringify([
    id,
    Object.entries(variables).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  ])

/** Of one environment. */
export class Answers {
  /** By query. Null: by the server; else by this device, and since when some of it may have changed elsewhere (ISO instant). */
  readonly last = new Map<string, string | null>()
  readonly underWay = new Set<Promise<unknown>>()
  unanswered = 0
  private restsUntil = 0

  noteKept(question: Question, heardAt: string): void {
    this.note(question, heardAt)
  }

  noteHeard(question: Question): void {
    this.note(question, null)
  }

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

/** For another account; late answers of the one before are noted apart. */
export function beginAnswers(): Answers {
  present = new Answers()
  tell()
  return present
}

export const restMs = (): number => present.restMs()

/** Whether the server itself answered all that `ask` asks. */
export async function allHeard(ask: () => Promise<unknown>): Promise<boolean> {
  const answers = present
  const before = answers.unanswered
  await ask()
  while (answers.underWay.size > 0) await Promise.allSettled(answers.underWay)
  return answers.unanswered === before
}

/** Null: the server answered all of it. A screen that asked nothing is as old as the oldest answer of the device. */
export function keptSince(shown: unknown): string | null {
  if (!isQuestion(shown)) return null
  const own = present.last.get(keyOf(shown))
  return own !== undefined
    ? own
    : ([...present.last.values()].filter((answer) => answer !== null).toSorted()[0] ?? null)
}

function isQuestion(shown: unknown): shown is Question {
  return typeof shown === 'object' && shown !== null && 'variables' in shown
}

export function onAnswer(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useKeptSince(shown: unknown): string | null {
  return useSyncExternalStore(onAnswer, () => keptSince(shown))
}
