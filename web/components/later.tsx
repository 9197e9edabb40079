import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

/**
 * A part of a page whose code comes after it; `place` keeps its room. The page never fails for the lack of it: without a
 * network it stands with the part's place, and the code is asked for again when the network is back.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>, place: ReactNode = null): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null
  return function Later(props) {
    const [Part, setPart] = useState(() => loaded)
    useEffect(() => {
      if (Part) return
      const ask = () => {
        load().then(
          (part) => {
            loaded = part
            setPart(() => part)
          },
          () => window.addEventListener('online', ask, { once: true }),
        )
      }
      ask()
      return () => window.removeEventListener('online', ask)
    }, [Part])
    return Part ? <Part {...props} /> : place
  }
}
