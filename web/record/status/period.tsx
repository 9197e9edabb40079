import { createContext, type ReactNode, use, useState } from 'react'

export const periodLengths = [30, 90] as const
export type PeriodLength = (typeof periodLengths)[number]

const Period = createContext<readonly [PeriodLength, (range: PeriodLength) => void]>([30, () => {}])

/**
 * Provides the number of days that a record shows: strips, red and amber days and the sheet follow
 * one choice.
 */
export function PeriodProvider({ children }: { children: ReactNode }) {
  const chosen = useState<PeriodLength>(30)
  return <Period value={chosen}>{children}</Period>
}

export const usePeriod = () => use(Period)
