import { encode } from 'uqr'
import * as styles from './ShareQr.css'

/**
 * Draws the code dark on white in either theme, with the quiet zone of four modules that cameras
 * need.
 */
export function QrDrawing({ address }: { address: string }) {
  const { data, size } = encode(address, { ecc: 'M', border: 4 })
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="Code QR du lien"
      shapeRendering="crispEdges"
    >
      <path d={dark.join('')} fill="#000" />
    </svg>
  )
}
