import type { JSX } from 'react'
import { CatHead } from '../../../base/ui/drawings/CatHead'
import { Drawing } from '../../../base/ui/drawings/Drawing'
import { dropPath } from './dropPath'
import * as styles from '../../../base/ui/drawings/Drawing.css'

const regurgitationArrow = <path d="M14 38C12 22 22 12 36 14M30 7.5l7 6.5-6.5 7" />

const signs = {
  hairball: (
    <>
      <path
        className={styles.fur}
        d="M9 37c0-11 9-19 21-19 13 0 22 7 22 18S44 54 31 54 9 48 9 37Z"
      />
      <path d="M17 40c0-9 6-14 14-14 9 0 13 5 13 10 0 6-5 10-11 10-5 0-8-3-8-6.5 0-3 2.5-5.5 6-5.5" />
      <path d="M47 47c4 3 7 8 12 5M24 19c-2-4-1-8 3-10M40 20c3-3 3-6 8-7" />
    </>
  ),
  waterIntolerance: (
    <>
      {regurgitationArrow}
      <path className={styles.water} d={dropPath(38, 44, 12)} />
    </>
  ),
  regurgitation: (
    <>
      {regurgitationArrow}
      <path
        className={styles.warm}
        d="M26 50a4 4 0 1 0 .01 0ZM36 50a4 4 0 1 0 .01 0ZM46 50a4 4 0 1 0 .01 0ZM31 41a4 4 0 1 0 .01 0ZM41 41a4 4 0 1 0 .01 0ZM36 32a4 4 0 1 0 .01 0Z"
      />
      <path className={styles.faint} d="M16 60.5h40" />
    </>
  ),
  straining: (
    <>
      <path className={styles.fur} d="M17 46c0-10 5-16 15-16s15 6 15 16" />
      <CatHead x={32} y={24} scale={1.3} look="closed" />
      <path className={styles.paper} d="M7 43h50l-4 14H11Z" />
      <path d="M12 17 6 14M11 26H5M52 17l6-3M53 26h6" />
    </>
  ),
  bloodVisible: (
    <>
      <path className={styles.warm} d={dropPath(32, 32, 12)} />
      <path d={dropPath(32, 32, 12)} />
      <path d="M6 54h14q12-5 24 0h14" />
    </>
  ),
  noUrination: (
    <>
      <path className={styles.faint} d={dropPath(32, 40, 15)} />
      <path d="M10 10 54 56" />
    </>
  ),
} satisfies Record<string, JSX.Element>

export type SignName = keyof typeof signs

export function SignDrawing({ sign }: { sign: SignName }) {
  return <Drawing>{signs[sign]}</Drawing>
}
