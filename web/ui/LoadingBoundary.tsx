import { type ReactNode, Suspense, use, useLayoutEffect, useState } from 'react'
import { LoadingMessage } from './LoadingMessage'

const leastMs = 500

/** When the shown message may go; null while none was shown. */
type Hold = { over: Promise<void> | null }

/** A screen that waits for its data. A loading message, once shown, stays 500 ms; none is shown where the data is there (product/pages 3.8). */
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
