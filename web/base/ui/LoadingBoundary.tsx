import { type ReactNode, Suspense, use, useLayoutEffect, useState } from 'react'
import { LoadingMessage } from './LoadingMessage'

const leastMs = 500

/** Resolves when the shown message may be removed; `null` if none was shown. */
type MinimumDisplay = { ended: Promise<void> | null }

/**
 * Shows a loading message while a screen waits for its data. The message stays for 500 ms once
 * shown; it is not shown if the data is available (product/pages 3.8).
 */
export function LoadingBoundary({ message, children }: { message?: string; children: ReactNode }) {
  const [hold] = useState<MinimumDisplay>({ ended: null })
  return (
    <Suspense fallback={<TimedLoadingMessage message={message} hold={hold} />}>
      {children}
      <MinimumDisplayGate hold={hold} />
    </Suspense>
  )
}

function TimedLoadingMessage({ message, hold }: { message?: string; hold: MinimumDisplay }) {
  useLayoutEffect(() => {
    hold.ended = new Promise((resolve) => setTimeout(resolve, leastMs))
  }, [hold])
  return <LoadingMessage message={message} />
}

/** Suspends until the message was shown for long enough. */
function MinimumDisplayGate({ hold }: { hold: MinimumDisplay }) {
  if (hold.ended) use(hold.ended)
  return null
}
