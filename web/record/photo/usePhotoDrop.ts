import { type DragEvent, useState } from 'react'
import { photoTypes } from '#shared/photo/photoLimits'

/** The result of a drop at this moment; `null` if nothing is dragged over the target. */
export type Drag = 'accept' | 'reject' | null

/** During a drag the page can read the files' types at most. */
function dropResult({ items }: DataTransfer): Drag {
  const files = [...items].filter(({ kind }) => kind === 'file')
  const isAccepted =
    files.length <= 1 &&
    files.every(({ type }) => type === '' || photoTypes.some((accepted) => accepted === type))
  return isAccepted ? 'accept' : 'reject'
}

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

export function usePhotoDrop(onDrop: (files: readonly File[]) => void) {
  const [drag, setDrag] = useState<Drag>(null)

  function hover(event: DragEvent) {
    if (!holdsFiles(event)) return
    // Otherwise the browser would open the file instead of the page.
    event.preventDefault()
    setDrag(dropResult(event.dataTransfer))
  }

  function leave({ currentTarget, relatedTarget }: DragEvent) {
    if (!currentTarget.contains(relatedTarget as Node | null)) setDrag(null)
  }

  function drop(event: DragEvent) {
    if (!holdsFiles(event)) return
    event.preventDefault()
    setDrag(null)
    onDrop([...event.dataTransfer.files])
  }

  return {
    drag,
    target: { onDragEnter: hover, onDragOver: hover, onDragLeave: leave, onDrop: drop },
  }
}
