import { useEffect, useRef } from 'react'
import * as styles from './Tooltip.css'
import { showTooltipsIn } from './tooltips'

/** Stands once, in the app's frame. What it says is in the accessible name or description of what it explains. */
export function Tooltip() {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => showTooltipsIn(ref.current!), [])
  return <div ref={ref} className={styles.root} popover="manual" role="tooltip" aria-hidden="true" />
}
