import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** True while the page is being printed, whoever asked for it: our button, or the browser's own menu. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(() => window.matchMedia('print').matches)
  useEffect(() => {
    const paper = window.matchMedia('print')
    // What is printed is what stands in the page when this returns.
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
