import { type ComponentType, type ReactNode, startTransition, useEffect, useEffectEvent, useState } from 'react'

/** A part whose code loads after the page, with `place` meanwhile. A failed load keeps it, calls `onMissing`, and is retried when online. */
export function deferred<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  place: ReactNode = null,
  onMissing?: (props: Props) => void,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null
  return function Deferred(props) {
    const [Part, setPart] = useState(() => loaded)
    const missing = useEffectEvent(() => onMissing?.(props))
    useEffect(() => {
      if (Part) return
      let wanted = true
      let asking = false
      let again = false
      const ask = () => {
        again = asking
        if (asking) return
        asking = true
        load().then(
          (part) => {
            loaded = part
            startTransition(() => setPart(() => part))
          },
          () => {
            asking = false
            if (!wanted) return
            // The network came back while this attempt was failing.
            if (again) ask()
            else missing()
          },
        )
      }
      window.addEventListener('online', ask)
      ask()
      return () => {
        wanted = false
        window.removeEventListener('online', ask)
      }
    }, [Part])
    return Part ? <Part {...props} /> : place
  }
}
