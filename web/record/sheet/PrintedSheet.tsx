import { type ComponentProps, useCallback, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { RecordSheet } from './RecordSheet'
import { usePrinting } from './usePrinting'

/** The sheet in the place of the whole page while it is printed. Its code loads after the screen, before anybody prints. */
export function PrintedSheet(props: ComponentProps<typeof RecordSheet>) {
  const [Sheet] = useRecordSheet()
  return usePrinting() && Sheet ? createPortal(<Sheet {...props} />, document.body) : null
}

export const loadSheet = async () => (await import('./RecordSheet')).RecordSheet

/** The sheet, null until its code is there, and what asks for it again. */
export function useRecordSheet(): [typeof RecordSheet | null, () => Promise<void>] {
  const [Sheet, setSheet] = useState<typeof RecordSheet | null>(null)
  const load = useCallback(async () => {
    const loaded = await loadSheet()
    setSheet(() => loaded)
  }, [])
  useEffect(() => {
    load().catch((error: unknown) => console.warn('nothing to print', error))
  }, [load])
  return [Sheet, load]
}
