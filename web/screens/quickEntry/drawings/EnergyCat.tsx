import type { JSX } from 'react'
import { CatHead } from '../../../base/ui/drawings/CatHead'
import { CatTail } from '../../../base/ui/drawings/CatTail'
import { Drawing } from '../../../base/ui/drawings/Drawing'
import * as styles from '../../../base/ui/drawings/Drawing.css'

const cats: Record<1 | 2 | 3 | 4 | 5, JSX.Element> = {
  1: (
    <>
      <path
        className={styles.fur}
        d="M6 45C6 33 17 27 30 27c15 0 27 7 27 18 0 6.5-5 10-12 10H18C10.5 55 6 51.5 6 45Z"
      />
      <CatHead x={45} y={45.5} tilt={10} look="closed" />
      <CatTail d="M10.5 49.5c4 4.5 14 5 21.5 2" />
    </>
  ),
  2: (
    <>
      <CatTail d="M13 50c-5 .5-8-3-7-7.5" />
      <path
        className={styles.fur}
        d="M10 55c-3-13 6-22 19-22 11 0 19 5 21 15h5.5a3.5 3.5 0 0 1 0 7Z"
      />
      <path d="M38 55c0-3.5 2.5-6.5 7-7" />
      <CatHead x={45} y={34} tilt={6} look="sleepy" />
    </>
  ),
  3: (
    <>
      <CatTail d="M43 52c8 1.5 14-3.5 12-11" />
      <path
        className={styles.fur}
        d="M24.5 24C19 32 15.5 42 16.5 50c.4 3.5 2.5 5 6 5h19c3.5 0 5.6-1.5 6-5 1-8-2.5-18-8-26Z"
      />
      <path d="M27.5 55V41M36.5 55V41M32 55v-3" />
      <CatHead x={32} y={19} scale={1.15} />
    </>
  ),
  4: (
    <>
      <CatTail d="M13 32C7 28 5 18 10.5 11" />
      <path
        className={styles.fur}
        d="M12 34c0-6 4.5-8 10-8h20c6 0 9 5 8 12l4 14.5a2 2 0 0 1-2 2.5h-2a2.5 2.5 0 0 1-2.3-1.5L43 43.5l-2 9.3A2.8 2.8 0 0 1 38.3 55h-2.6a2 2 0 0 1-2-2.3L35 43c-3.5.7-6.5.7-9.5 0l1.2 9.7a2 2 0 0 1-2 2.3h-2.4a2.6 2.6 0 0 1-2.5-2L17.5 44l-4.6 9.3A2.8 2.8 0 0 1 10.4 55H8.5a2 2 0 0 1-1.9-2.7L10.5 42C11 39 12 37 12 34Z"
      />
      <CatHead x={48} y={24} />
    </>
  ),
  5: (
    <>
      <CatTail d="M15 36C8 32 6 22 12 15" />
      <path className={styles.fur} d="M20 41 8.5 47.5a3 3 0 0 0 2.7 5.4L25 46.5Z" />
      <path
        className={styles.fur}
        d="M13 40c0-9 9-14 20-15 7-.7 13 .5 16 4l8.5-3a2.8 2.8 0 0 1 2.2 5.2L51 36.5l5.5 2.2a2.8 2.8 0 0 1-1.8 5.3L44 41c-5 3-11 4-16 5.5L17 57a3 3 0 0 1-4.3-4.2l4.3-5.3C14.5 46 13 43.5 13 40Z"
      />
      <CatHead x={47} y={21} tilt={-8} />
      <path className={styles.faint} d="M33 57h9M47 53.5h6" />
    </>
  ),
}

/** Draws a cat from curled up (1) to leaping (5). */
export function EnergyCat({ level }: { level: 1 | 2 | 3 | 4 | 5 }) {
  return <Drawing>{cats[level]}</Drawing>
}
