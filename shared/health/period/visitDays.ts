/**
 * Days back if no visit is known, and the most days that a vet may select (product/sharing 8.1).
 */
export const USUAL_VISIT_DAYS = 90
export const FARTHEST_VISIT_DAYS = 365
