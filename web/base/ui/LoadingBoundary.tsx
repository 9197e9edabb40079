import { type ReactNode, Suspense, use, useLayoutEffect, useState } from 'react'
import { LoadingMessage } from './LoadingMessage'

const leastMs = 500

/** Resolves when the shown message may be removed; `null` if none was shown. */
type Hold = { over: Promise<void> | null }

/**
 * Shows a loading message while a screen waits for its data. The message stays for 500 ms once
 * shown; it is not shown if the data is available (product/pages 3.8).
 */
export function LoadingBoundary({ message, children }: { message?: string; children: ReactNode }) {
  const [hold] = useState<Hold>({ over: null })
  return (
    <Suspense fallback={<Shown message={message} hold={hold} />}>
      {children}
      <Held hold={hold} />
    </Suspense>
  )
}

function Shown({ message, hold }: { message?: string; hold: Hold }) {
  useLayoutEffect(() => {
    hold.over = new Promise((resolve) => setTimeout(resolve, leastMs))
  }, [hold])
  return <LoadingMessage message={message} />
}

/** Suspends until the message was shown for long enough. */
function Held({ hold }: { hold: Hold }) {
  if (hold.over) use(hold.over)
  return null
}
