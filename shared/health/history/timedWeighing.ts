import type { Weighing } from '../../weight/weightCurve'

/** A weighing with its instant, as the watches read it. */
export interface TimedWeighing extends Weighing {
  /** ISO instant */
  date: string
  /**
   * Millilitres of fluids of the hours before, which `grams` does not include (product/watches 3.1).
   * If it is set, they are subtracted already.
   */
  fluidsMl?: number
}
