import { type ReactNode, Suspense, use, useLayoutEffect, useState } from 'react'
import { LoadingMessage } from './LoadingMessage'

const leastMs = 500

/** When the message that was shown may go; null while none was. */
type Hold = { over: Promise<void> | null }

/**
 * A screen that waits for its data behind a loading message. Once shown the message stays at least 500 ms (product/pages 3.8);
 * where the data is there at once it is never shown (product/pages 3.8).
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

/** Suspends what it stands beside until the message was seen long enough. */
function Held({ hold }: { hold: Hold }) {
  if (hold.over) use(hold.over)
  return null
}
