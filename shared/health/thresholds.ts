// Every number that a rule compares with (product/rules 1.1). Both ends belong to what the name says. The rules are
// ranges between these numbers, and the sentences say them.

/** Hours. A previous entry further away than this is no previous day. */
export const USABLE_GAP_HOURS = 120

/** Hours. Older tiles say their age (product/rules 6.4). */
export const STALE_AFTER_HOURS = 48

/** 1–5: 1 is 0 % of the usual ration, 3 is 50–75 %. */
export const APPETITE_REFUSAL = 1
export const APPETITE_REDUCED = 3

/** 1–5: 1 very depressed, 2 less active. */
export const ENERGY_VERY_LOW = 1
export const ENERGY_LOW = 2

/** A day; each range reaches to below the next one. */
export const VOMITING_LIGHT = 1
export const VOMITING_REPEATED = 2
export const VOMITING_FREQUENT = 3

/** A day, as observed: this many or fewer is very little. */
export const URINATION_VERY_LOW = 2
/** A day, as stored: more than this is too many for clumps of that size. */
export const URINATION_MANY_SMALL = 7
export const URINATION_MANY_LARGE = 4
/** A day, added to the observed count. */
export const PERFUSION_URINATIONS = 2
/** The counters' end (product/entries 3.1). */
export const COUNT_MAX = 20

/** Millilitres per kilogram and day. */
export const BASELINE_WATER = 50
export const HIGH_WATER = 90
/** Percent of the baseline; whole numbers, since 1.15 × 50 is 57.49… */
export const HYDRATION_PERCENT = { less: 70, normal: 100, more: 150 } as const
/** Percent of the baseline: below reads 'less', above 'more'. */
export const LESS_BELOW_PERCENT = 85
export const MORE_ABOVE_PERCENT = 115
/** Percent of the observed water. */
export const PERFUSION_WATER_PERCENT = 125
/** Millilitres a day, where the cat's weight is not known. */
export const WATER_WITHOUT_WEIGHT = 200
/** Millilitres a day, the schema's maximum; derived water never exceeds it (product/entries 4.1). */
export const WATER_MAX = 2000

/** Characters (product/entries 3.1, product/pages 5.3). */
export const NOTE_MAX = 280
export const OBSERVATION_SHOWN = 100
export const SCALE_MAX = 5
