import {
  type ComponentType,
  type ReactNode,
  startTransition,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'

const firstPauseMs = 4_000

/**
 * Returns a component whose code loads after the page, with `placeholder` meanwhile. After a failed load
 * `placeholder` stays, `onMissing` is called, and loading is retried when online and after doubling
 * pauses (in ms).
 */
export function deferred<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder: ReactNode = null,
  onMissing?: (props: Props) => void,
): ComponentType<Props> {
  let loadedPart: ComponentType<Props> | null = null
  return function Deferred(props) {
    const [Part, setPart] = useState(() => loadedPart)
    const missing = useEffectEvent(() => onMissing?.(props))
    useEffect(() => {
      if (Part) return
      let isMounted = true
      let isLoading = false
      let isRepeatNeeded = false
      let pauseMs = firstPauseMs
      let timer: ReturnType<typeof setTimeout>
      const attempt = () => {
        isRepeatNeeded = isLoading
        if (isLoading) return
        isLoading = true
        clearTimeout(timer)
        load().then(
          (part) => {
            loadedPart = part
            startTransition(() => setPart(() => part))
          },
          () => {
            isLoading = false
            if (!isMounted) return
            // The network returned while this attempt was failing.
            if (isRepeatNeeded) return attempt()
            missing()
            timer = setTimeout(attempt, pauseMs)
            pauseMs *= 2
          },
        )
      }
      window.addEventListener('online', attempt)
      attempt()
      return () => {
        isMounted = false
        clearTimeout(timer)
        window.removeEventListener('online', attempt)
      }
    }, [Part])
    return Part ? <Part {...props} /> : placeholder
  }
}
