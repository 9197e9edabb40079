// The limits of IRIS (iris-kidney.com: staging of CKD, 2023, and treatment recommendations for CKD in cats, 2023). What
// stages, what is said beside a stage and /sources read them here.

/** The last value of stages 1, 2, 3: µmol/L and µg/dL, whole numbers as IRIS's table has them. */
export const stageUpTo = { creatinine: [139, 250, 440], sdma: [17, 25, 38] } as const

/** Protein-creatinine ratio: from, and up to. */
export const BORDERLINE_UPC = [0.2, 0.4] as const

/** mmHg: from where on the next word is said. */
export const PRESSURE_FROM = { prehypertension: 140, hypertension: 160, severe: 180 } as const

/** mmol/L, by stage; stage 1 has none. */
export const PHOSPHATE_FROM = '0.9'
export const phosphateUpTo: Partial<Record<number, string>> = { 2: '1.5', 3: '1.6', 4: '1.9' }
