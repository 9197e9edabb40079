import type { Scene } from './scene'

export interface Story {
  name: string
  /** The database of the story. On PostgreSQL, two server processes run. */
  on: StoryDatabase
  /** `short` holds for `npm test`; 0 skips the story there. */
  rounds: { short: number; long: number }
  /** Runs the story. Returns the reason as a text if it cannot run on this machine. */
  run(scene: Scene): Promise<string | void>
}

export const storyDatabases = [
  'postgres',
  'postgres on a small disk',
  'embedded',
  'embedded on a small disk',
] as const
export type StoryDatabase = (typeof storyDatabases)[number]
