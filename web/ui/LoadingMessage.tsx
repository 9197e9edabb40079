import { type ReactNode, useEffect, useRef, useState } from 'react'
import { small } from '../styles/text.css'
import * as styles from './LoadingMessage.css'
import { Spinner } from './Spinner'

/**
 * Stands before its children while `loading`. Once shown it stays at least 500 ms, so that nothing flickers; where the
 * data is there at once it is never shown.
 */
export function LoadingMessage({
  loading = true,
  message = 'Chargement...',
  detail,
  children,
}: {
  loading?: boolean
  message?: string
  detail?: string
  children?: ReactNode
}) {
  const [held, setHeld] = useState(loading)
  const shownAt = useRef<number | null>(null)

  useEffect(() => {
    if (loading) {
      shownAt.current ??= performance.now()
      setHeld(true)
      return
    }
    if (!held) return
    const timer = setTimeout(
      () => {
        shownAt.current = null
        setHeld(false)
      },
      500 - (performance.now() - (shownAt.current ?? 0)),
    )
    return () => clearTimeout(timer)
  }, [loading, held])

  if (!loading && !held) return children
  return (
    <div className={styles.root}>
      <Spinner label={message} />
      {detail && <p className={small}>{detail}</p>}
    </div>
  )
}
