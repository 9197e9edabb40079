import { addDays } from '#shared/base/time'
import { loadedDoseDays, recentDayCount, watchedDayCount } from '#shared/care/course'
import type { Plan } from '#shared/care/plan'
import type { StoredCourse } from '../store/storedCourses'
import { changesOf, type PendingContext } from './kind'

/** Returns a test of whether this device has all doses of a day. */
export const loadedDays = (
  context: PendingContext,
  courses: readonly StoredCourse[],
): ((day: string) => boolean) =>
  loadedDoseDays(courses, context.timeZone, changesOf(context, 'undoneDose').length)

/** Returns whether the loaded doses are all that `doses-missed` reads. */
export const haveWatchedDoses = (
  context: PendingContext,
  courses: readonly StoredCourse[],
): boolean => haveDoses(context, courses, watchedDayCount)

/** Returns whether the loaded doses are all that the other watches of treatments read. */
export const haveRecentDoses = (
  context: PendingContext,
  courses: readonly StoredCourse[],
): boolean => haveDoses(context, courses, recentDayCount)

function haveDoses(
  context: PendingContext,
  courses: readonly StoredCourse[],
  dayCount: (plan: Plan) => number,
): boolean {
  const days = Math.max(
    0,
    ...courses.flatMap(({ steps }) => steps.map((step) => dayCount(step.plan))),
  )
  return loadedDays(context, courses)(addDays(context.animal.getValue('today') as string, -days))
}
