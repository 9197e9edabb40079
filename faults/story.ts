import type { Scene } from './scene'

export interface Story {
  name: string
  /** What it is told on: the embedded database, two processes on PostgreSQL, or the same with its files on a small disk. */
  on: Place
  /** Short: within `npm test`; 0 is not at all. */
  rounds: { short: number; long: number }
  /** A text: why it is not told here. */
  tell(scene: Scene): Promise<string | void>
}

export const places = [
  'postgres',
  'postgres on a small disk',
  'embedded',
  'embedded on a small disk',
] as const
export type Place = (typeof places)[number]
