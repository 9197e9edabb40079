import { useSyncExternalStore } from 'react'
import type { Variables } from 'relay-runtime'

/** A question as it was put; a route's preloaded query is one. */
export interface Question {
  id?: string | null | undefined
  variables: Variables
}

/** How each question was last answered: null by the server; else by this device, of what it last heard then (an ISO instant). */
const answers = new Map<string, string | null>()
const underWay = new Set<Promise<unknown>>()
/** Questions that the server has not answered. */
let unanswered = 0
let restingUntil = 0
const listeners = new Set<() => void>()

const tell = () => listeners.forEach((listener) => listener())

const keyOf = ({ id, variables }: Question) => JSON.stringify([id, Object.entries(variables).toSorted(([one], [other]) => (one < other ? -1 : 1))])

function note(question: Question, answer: string | null): void {
  const key = keyOf(question)
  const before = answers.get(key)
  answers.set(key, answer)
  if (before !== answer) tell()
}

/** This device has answered; some of that it has not heard of since then. */
export function noteKept(question: Question, heardAt: string): void {
  note(question, heardAt)
}

/** The server has answered the question. */
export function noteHeard(question: Question): void {
  note(question, null)
}

/** The server has not answered a question, even if the device did. `restMs`: for how long it asks to be left alone. */
export function noteUnanswered(restMs: number): void {
  unanswered += 1
  restingUntil = Math.max(restingUntil, Date.now() + restMs)
}

/** Until when the server asked this tab not to ask again by itself, in ms since 1970. */
export const restsUntil = (): number => restingUntil

/** Another account's screens begin. */
export function forgetAnswers(): void {
  answers.clear()
  restingUntil = 0
  tell()
}

/** A question is under way until `answering` settles. */
export function noteUnderWay(answering: Promise<unknown>): void {
  underWay.add(answering)
  void answering.finally(() => underWay.delete(answering))
}

/** Whether what is asked within `ask` was all answered by the server itself. */
export async function allHeard(ask: () => Promise<unknown>): Promise<boolean> {
  const before = unanswered
  await ask()
  while (underWay.size > 0) await Promise.allSettled(underWay)
  return unanswered === before
}

/**
 * Since when what a screen shows may have changed elsewhere; null where the server told all of it. A screen whose question
 * was never put has taken its answer out of the store: it is as old as the oldest in there may be.
 */
export function keptSince(shown: unknown): string | null {
  if (!isQuestion(shown)) return null
  const own = answers.get(keyOf(shown))
  return own !== undefined ? own : ([...answers.values()].filter((answer) => answer !== null).toSorted()[0] ?? null)
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
