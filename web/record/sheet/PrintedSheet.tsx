import { type ComponentProps, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { RecordSheet } from './RecordSheet'
import { usePrinting } from './usePrinting'

/** The sheet in the place of the whole page while it is printed. Its code loads after the screen, before anybody prints. */
export function PrintedSheet(props: ComponentProps<typeof RecordSheet>) {
  const Sheet = useRecordSheet()
  return usePrinting() && Sheet ? createPortal(<Sheet {...props} />, document.body) : null
}

export const loadSheet = async () => (await import('./RecordSheet')).RecordSheet

/** Null until its code is there. */
export function useRecordSheet(): typeof RecordSheet | null {
  const [Sheet, setSheet] = useState<typeof RecordSheet | null>(null)
  useEffect(() => {
    loadSheet().then(
      (loaded) => setSheet(() => loaded),
      (error: unknown) => console.warn('nothing to print', error),
    )
  }, [])
  return Sheet
}
