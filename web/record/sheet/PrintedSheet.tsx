import { type ComponentProps, use, useCallback, useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { useRelayEnvironment } from 'react-relay'
import { nextPaint } from '../../base/ui/nextPaint'
import { useIsPrinting } from '../../base/ui/useIsPrinting'
import { RecordKeyContext } from '../cat/recordKey'
import type { RecordSheet } from './RecordSheet'

/**
 * Replaces the whole page by the sheet while it is printed. Its code loads after the screen, before
 * the user prints.
 */
export function PrintedSheet(props: ComponentProps<typeof RecordSheet>) {
  const [Sheet] = useRecordSheet()
  return useIsPrinting() && Sheet ? createPortal(<Sheet {...props} />, document.body) : null
}

/**
 * Returns a function that loads the sheet's code and waits for care and results; if these failed,
 * the sheet shows this.
 */
export function useLoadSheet(): () => Promise<typeof RecordSheet> {
  const environment = useRelayEnvironment()
  const recordKey = use(RecordKeyContext)
  return useCallback(async () => {
    const { RecordSheet, loadDetails } = await import('./RecordSheet')
    await loadDetails(environment, recordKey).catch(() => null)
    return RecordSheet
  }, [environment, recordKey])
}

/** Returns the sheet, `null` if it cannot be printed yet, and a function that loads it again. */
export function useRecordSheet(): [typeof RecordSheet | null, () => Promise<void>] {
  const [Sheet, setSheet] = useState<typeof RecordSheet | null>(null)
  const loadSheet = useLoadSheet()
  const load = useCallback(async () => {
    const sheet = await loadSheet()
    // A caller that awaits the same promise prints next.
    flushSync(() => setSheet(() => sheet))
  }, [loadSheet])
  useEffect(() => {
    const loading = nextPaint().then(load)
    loading.catch((error: unknown) => console.warn('the printed sheet could not be loaded', error))
  }, [load])
  return [Sheet, load]
}
