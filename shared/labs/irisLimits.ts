// The limits of IRIS (iris-kidney.com: staging of CKD and treatment recommendations for CKD in cats,
// edition of 2026, with the numbers of 2023). The stages, their further classifications and /sources
// read them.

/** A column of the table of stages, with the number of decimals that it prints. */
export interface StageColumn {
  /** Stage 1 is below the first; stages 2 and 3 end with the second and the third. */
  limits: readonly [number, number, number]
  decimals: number
}

/** Each unit has its own printed limits, which are no conversions of each other. */
export const stageColumns = {
  creatinine: {
    'µmol/L': { limits: [140, 250, 440], decimals: 0 },
    'mg/dL': { limits: [1.6, 2.8, 5], decimals: 1 },
  },
  sdma: { 'µg/dL': { limits: [18, 25, 38], decimals: 0 } },
} as const satisfies Record<string, Record<string, StageColumn>>

/** The protein-creatinine ratio: lower and upper limit. */
export const BORDERLINE_UPC = [0.2, 0.4] as const

/** mmHg: the lower limit of each category. */
export const PRESSURE_FROM = { prehypertension: 140, hypertension: 160, severe: 180 } as const

interface Target {
  from: string
  /** The targets by stage; stage 1 has none. */
  upTo: Readonly<Partial<Record<number, string>>>
}

/** The targets of phosphate, as IRIS prints them in each unit. */
export const phosphateTargets: Readonly<Record<'mmol/L' | 'mg/dL', Target>> = {
  'mmol/L': { from: '0.9', upTo: { 2: '1.5', 3: '1.6', 4: '1.9' } },
  'mg/dL': { from: '2.7', upTo: { 2: '4.6', 3: '5.0', 4: '6.0' } },
}

/** mmol/L: the targets of phosphate of iCatCare (2026), which differ from those of IRIS. */
export const phosphateOfICatCare: Target = {
  from: '0.81',
  upTo: { 2: '1.45', 3: '1.63', 4: '1.94' },
}
