import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Spinner } from './Spinner'
import { small } from '../styles/text.css'
import * as styles from './LoadingMessage.css'

/** Replaces its children while `isLoading`, for at least 500 ms once shown (product/pages 3.8). */
export function LoadingMessage({
  isLoading = true,
  message = 'Chargement...',
  detail,
  children,
}: {
  isLoading?: boolean
  message?: string
  detail?: string
  children?: ReactNode
}) {
  const [isShown, setShown] = useState(isLoading)
  const shownAt = useRef<number | null>(null)

  useEffect(() => {
    if (isLoading) {
      shownAt.current ??= performance.now()
      setShown(true)
      return
    }
    if (!isShown) return
    const timer = setTimeout(
      () => {
        shownAt.current = null
        setShown(false)
      },
      500 - (performance.now() - (shownAt.current ?? 0)),
    )
    return () => clearTimeout(timer)
  }, [isLoading, isShown])

  if (!isLoading && !isShown) return children
  return (
    <div className={styles.root}>
      <Spinner label={message} />
      {detail && <p className={small}>{detail}</p>}
    </div>
  )
}
