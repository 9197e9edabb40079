// Every number that a rule compares with (product/rules 1.1). Both ends of a range belong to it.
// The rules use ranges between these numbers, and the French sentences are generated from them.

/** Hours. A previous entry further away than this is not compared with. */
export const USABLE_GAP_HOURS = 120

/** Hours. Older tiles are marked with their age (product/rules 6.4). */
export const STALE_AFTER_HOURS = 48

/** On the scale of 1 to 5: 1 is 0 % of the usual ration, 3 is 50–75 %. */
export const APPETITE_REFUSAL = 1
export const APPETITE_REDUCED = 3

/** On the scale of 1 to 5: 1 is very depressed, 2 less active. */
export const ENERGY_VERY_LOW = 1
export const ENERGY_LOW = 2

/** Per day. Each range ends below the next one. */
export const VOMITING_LIGHT = 1
export const VOMITING_REPEATED = 2
export const VOMITING_FREQUENT = 3

/** Per day, as observed: this many or fewer is very little. */
export const URINATION_VERY_LOW = 2
/** Per day, as stored: more than this is too many for clumps of that size. */
export const URINATION_MANY_SMALL = 7
export const URINATION_MANY_LARGE = 4
/** Per day, added to the observed count. */
export const PERFUSION_URINATIONS = 2
/** The counters' maximum (product/entries 3.1). */
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
/** Millilitres per day, if the cat's weight is not known. */
export const WATER_WITHOUT_WEIGHT = 200
/**
 * Millilitres per day, the schema's maximum. Derived water never exceeds it (product/entries 4.1).
 */
export const WATER_MAX = 2000

/** Characters (product/entries 3.1, product/pages 5.3). */
export const NOTE_MAX = 280
export const OBSERVATION_SHOWN = 100
export const SCALE_MAX = 5

// Watches (product/watches). thresholdSources.ts has the source of each number in French, for
// /sources.

/** The number of questions, of five, that show a sign in one entry. */
export const SEVERAL_SIGNS = 2
export const SEVERAL_SIGNS_RED = 3
/** The number of signs above the cat's baseline. */
export const SIGNS_ABOVE_BASELINE = 2
/** Calendar days before the latest entry's day, over which the baseline is computed. */
export const BASELINE_DAYS = 7
/** On the scale of 1 to 5: 2 is about 25 % of the usual ration. */
export const APPETITE_LASTING = 2
/** Consecutive calendar days. */
export const APPETITE_LASTING_DAYS = 3
export const VOMITING_LASTING_DAYS = 5
/** Hours without an entry after one that showed a sign. */
export const NO_ENTRY_HOURS = 24

/** Percent below an earlier weighing. */
export const WEIGHT_LOSS_PERCENT = 10
/** Days before the newest weighing within which an earlier one is compared with it. */
export const WEIGHT_LOSS_DAYS = 90
export const WEIGHT_LOSS_YEAR_DAYS = 365
/** Percent below a weighing of the last month. */
export const WEIGHT_LOSS_FAST_PERCENT = 5
/** The days of a month. A weighing confirms a loss if it is at most so far from the one before. */
export const WEIGHT_LOSS_FAST_DAYS = 31
/** Percent above a weighing of the last few days, and the number of days. */
export const WEIGHT_GAIN_PERCENT = 5
export const WEIGHT_GAIN_DAYS = 7
/** Grams. The error of a household scale is smaller. */
export const WEIGHT_NOISE_GRAMS = 100
/** Days. Weight changes are not reported if the newest weighing is older than this. */
export const WEIGHT_SPEAKS_DAYS = 60
/** Days after the newest weighing, from which the next one is due. */
export const WEIGHING_DUE_DAYS = 31
export const WEIGHING_DUE_LOSS_DAYS = 14
/**
 * Percent from the weighing before: a larger difference requires a confirmation before it is saved.
 */
export const WEIGHING_ASKED_PERCENT = 15

/** Consecutive days: calendar days without stool; answered days for hard or soft stool. */
export const STOOL_NONE_DAYS = 2
export const STOOL_NONE_AMBER_DAYS = 3
export const STOOL_HARD_DAYS = 2
export const STOOL_SOFT_DAYS = 2
export const STOOL_SOFT_AMBER_DAYS = 3
/** The number of days over which those without stool are counted. */
export const STOOL_COUNTED_DAYS = 30

/** Hours during which the watch of a dose that was given twice stays red. */
export const DOSE_DOUBLED_HOURS = 48
/** Consecutive planned doses without a note. */
export const DOSES_MISSED = 2
