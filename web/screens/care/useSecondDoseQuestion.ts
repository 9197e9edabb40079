import { useEffect, useRef } from 'react'
import { useSearchParams } from '../../base/router/hooks'
import type { TreatedCourse, TreatmentStep } from './courses'

/**
 * Shows the question about the dose in the address, which a notification did not note because the server had
 * one already (product/reminders 4.2). `showQuestion` returns `false` until this device has that dose.
 */
export function useSecondDoseQuestion(
  courses: readonly TreatedCourse[],
  showQuestion: (treatment: TreatmentStep, slot: { day: string; time: string }) => boolean,
): void {
  const search = useSearchParams()
  const isShown = useRef(false)
  useEffect(() => {
    const [treatmentUuid, day, time] = ['second', 'day', 'time'].map((name) => search.get(name))
    const treatment = courses
      .flatMap(({ steps }) => steps)
      .find(({ uuid }) => uuid === treatmentUuid)
    if (isShown.current || !treatment || !day || !time) return
    isShown.current = showQuestion(treatment, { day, time })
  })
}
