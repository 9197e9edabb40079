import type { JSX } from 'react'
import { CatHead } from './CatHead'
import { CatTail } from './CatTail'
import { Drawing } from './Drawing'
import * as styles from './Drawing.css'

const cats: Record<1 | 2 | 3 | 4 | 5, JSX.Element> = {
  1: (
    <>
      <path className={styles.fur} d="M6 45C6 33 17 27 30 27c15 0 27 7 27 18 0 6.500-5 10-12 10H18C10.500 55 6 51.500 6 45Z" />
      <CatHead x={45} y={45.500} tilt={10} look="closed" />
      <CatTail d="M10.500 49.500c4 4.500 14 5 21.500 2" />
    </>
  ),
  2: (
    <>
      <CatTail d="M13 50c-5 .500-8-3-7-7.500" />
      <path className={styles.fur} d="M10 55c-3-13 6-22 19-22 11 0 19 5 21 15h5.500a3.500 3.500 0 0 1 0 7Z" />
      <path d="M38 55c0-3.500 2.500-6.500 7-7" />
      <CatHead x={45} y={34} tilt={6} look="sleepy" />
    </>
  ),
  3: (
    <>
      <CatTail d="M43 52c8 1.500 14-3.500 12-11" />
      <path className={styles.fur} d="M24.500 24C19 32 15.500 42 16.500 50c.400 3.500 2.500 5 6 5h19c3.500 0 5.600-1.500 6-5 1-8-2.500-18-8-26Z" />
      <path d="M27.500 55V41M36.500 55V41M32 55v-3" />
      <CatHead x={32} y={19} scale={1.150} />
    </>
  ),
  4: (
    <>
      <CatTail d="M13 32C7 28 5 18 10.500 11" />
      <path
        className={styles.fur}
        d="M12 34c0-6 4.500-8 10-8h20c6 0 9 5 8 12l4 14.500a2 2 0 0 1-2 2.500h-2a2.500 2.500 0 0 1-2.300-1.500L43 43.500l-2 9.300A2.800 2.800 0 0 1 38.300 55h-2.600a2 2 0 0 1-2-2.300L35 43c-3.500.700-6.500.700-9.500 0l1.200 9.700a2 2 0 0 1-2 2.300h-2.400a2.600 2.600 0 0 1-2.500-2L17.500 44l-4.600 9.300A2.800 2.800 0 0 1 10.400 55H8.500a2 2 0 0 1-1.900-2.700L10.500 42C11 39 12 37 12 34Z"
      />
      <CatHead x={48} y={24} />
    </>
  ),
  5: (
    <>
      <CatTail d="M15 36C8 32 6 22 12 15" />
      <path className={styles.fur} d="M20 41 8.500 47.500a3 3 0 0 0 2.700 5.400L25 46.500Z" />
      <path
        className={styles.fur}
        d="M13 40c0-9 9-14 20-15 7-.700 13 .500 16 4l8.500-3a2.800 2.800 0 0 1 2.200 5.200L51 36.500l5.500 2.200a2.800 2.800 0 0 1-1.800 5.300L44 41c-5 3-11 4-16 5.500L17 57a3 3 0 0 1-4.300-4.200l4.300-5.300C14.500 46 13 43.500 13 40Z"
      />
      <CatHead x={47} y={21} tilt={-8} />
      <path className={styles.faint} d="M33 57h9M47 53.500h6" />
    </>
  ),
}

/** From a cat curled up (1) to a cat leaping (5). */
export function EnergyCat({ level }: { level: 1 | 2 | 3 | 4 | 5 }) {
  return <Drawing>{cats[level]}</Drawing>
}
