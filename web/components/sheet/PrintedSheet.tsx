import type { ComponentProps } from 'react'
import { createPortal } from 'react-dom'
import { RecordSheet } from './RecordSheet'
import { usePrinting } from './usePrinting'

/** The sheet in the place of everything else on the page, while it is printed. */
export function PrintedSheet(props: ComponentProps<typeof RecordSheet>) {
  return usePrinting() ? createPortal(<RecordSheet {...props} />, document.body) : null
}
