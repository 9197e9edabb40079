// The limits of IRIS (iris-kidney.com: staging of CKD, 2023, and treatment recommendations for CKD
// in cats, 2023). The stages, their further classifications and /sources read them.

/** The upper limits of stages 1, 2, 3 in µmol/L and µg/dL: whole numbers, as in IRIS's table. */
export const stageUpTo = { creatinine: [139, 250, 440], sdma: [17, 25, 38] } as const

/** The protein-creatinine ratio: lower and upper limit. */
export const BORDERLINE_UPC = [0.2, 0.4] as const

/** mmHg: the lower limit of each category. */
export const PRESSURE_FROM = { prehypertension: 140, hypertension: 160, severe: 180 } as const

/** mmol/L, by stage. Stage 1 has no target. */
export const PHOSPHATE_FROM = '0.9'
export const phosphateUpTo: Partial<Record<number, string>> = { 2: '1.5', 3: '1.6', 4: '1.9' }
