import FileDown from 'lucide-react/icons/file-down'
import type { ComponentProps } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../../base/ui/Button'
import { useRecordSheet } from '../../record/sheet/PrintedSheet'
import type { RecordSheet } from '../../record/sheet/RecordSheet'
import { useSheetWindow } from './useSheetWindow'
import { button } from '../../record/page/RecordActions.css'

/**
 * Renders 'Exporter PDF' and its window. It is a component of its own, so that the page is not
 * rendered again when the sheet's code loads.
 */
export function SheetWindow({
  hasData,
  ...sheet
}: ComponentProps<typeof RecordSheet> & { hasData: boolean }) {
  const [Sheet, load] = useRecordSheet()
  const [print, paper] = useSheetWindow(hasData, Sheet !== null, load)
  return (
    <>
      <Button className={button} variant="secondary" icon={<FileDown size={20} />} onClick={print}>
        Exporter PDF
      </Button>
      {paper && Sheet && createPortal(<Sheet {...sheet} />, paper)}
    </>
  )
}
