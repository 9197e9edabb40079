/** Days back where no visit is known, and the most that a vet may ask for (product/sharing 8.1). */
export const USUAL_VISIT_DAYS = 90
export const FARTHEST_VISIT_DAYS = 365
