import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Returns `true` while the page is printed, by the app's button or the browser's menu. */
export function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(() => window.matchMedia('print').matches)
  useEffect(() => {
    const paper = window.matchMedia('print')
    // This is synchronous, because the browser prints the page as it is when the listener returns.
    const setPrintingNow = (isPrinting: boolean) => flushSync(() => setPrinting(isPrinting))
    const begin = () => setPrintingNow(true)
    const end = () => setPrintingNow(false)
    const change = () => setPrintingNow(paper.matches)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    paper.addEventListener('change', change)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
      paper.removeEventListener('change', change)
    }
  }, [])
  return isPrinting
}
