import { type ComponentType, type ReactNode, startTransition, useEffect, useEffectEvent, useState } from 'react'

/**
 * A part of a page whose code comes after it; `place` keeps its room. The page never fails for the lack of it: without a
 * network it stands with the part's place, and the code is asked for again when the network is back. `onMissing` hears of
 * each time that it did not come.
 */
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
            // The network came back before this try had failed.
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
