import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Returns `true` while the page is printed, by the app's button or the browser's menu. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(() => window.matchMedia('print').matches)
  useEffect(() => {
    const paper = window.matchMedia('print')
    // This is synchronous, because the browser prints the page as it is when the listener returns.
    const tell = (now: boolean) => flushSync(() => setPrinting(now))
    const begin = () => tell(true)
    const end = () => tell(false)
    const change = () => tell(paper.matches)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    paper.addEventListener('change', change)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
      paper.removeEventListener('change', change)
    }
  }, [])
  return printing
}
