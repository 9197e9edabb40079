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

// Watches (product/watches). The sources stand in thresholdSources.ts, each in French for /sources.

/** Questions that show a sign in one entry, of five. */
export const SEVERAL_SIGNS = 2
export const SEVERAL_SIGNS_RED = 3
/** How many more signs than usual. */
export const SIGNS_ABOVE_BASELINE = 2
/** Calendar days before the latest entry's: what is usual for this cat. */
export const BASELINE_DAYS = 7
/** Appetite, 1–5: 2 is about 25 % of the usual ration. */
export const APPETITE_LASTING = 2
/** Calendar days in a row. */
export const APPETITE_LASTING_DAYS = 3
export const VOMITING_LASTING_DAYS = 5
/** Hours without an entry after one that showed something. */
export const NO_ENTRY_HOURS = 24

/** Percent under an earlier weighing. */
export const WEIGHT_LOSS_PERCENT = 10
/** Days before the newest weighing in which an earlier one is compared with that. */
export const WEIGHT_LOSS_DAYS = 90
export const WEIGHT_LOSS_YEAR_DAYS = 365
/** Percent under a weighing of a month. */
export const WEIGHT_LOSS_FAST_PERCENT = 5
/** Days, of a month; also how far the weighing that confirms a loss may be from the one before. */
export const WEIGHT_LOSS_FAST_DAYS = 31
/** Percent over a weighing of a few days, and how many days. */
export const WEIGHT_GAIN_PERCENT = 5
export const WEIGHT_GAIN_DAYS = 7
/** Grams. A household scale's noise is less. */
export const WEIGHT_NOISE_GRAMS = 100
/** Days. Of a newest weighing that is older, losses and gains say nothing any more. */
export const WEIGHT_SPEAKS_DAYS = 60
/** Days since the newest weighing, after which one is due. */
export const WEIGHING_DUE_DAYS = 31
export const WEIGHING_DUE_LOSS_DAYS = 14
/** Percent from the weighing before: more is asked about before it is saved. */
export const WEIGHING_ASKED_PERCENT = 15

/** Days in a row: without stool, calendar days; hard or soft, answered days. */
export const STOOL_NONE_DAYS = 2
export const STOOL_NONE_AMBER_DAYS = 3
export const STOOL_HARD_DAYS = 2
export const STOOL_SOFT_DAYS = 2
export const STOOL_SOFT_AMBER_DAYS = 3
/** Days back of which those without stool are counted. */
export const STOOL_COUNTED_DAYS = 30

/** Hours in which a dose that was given twice stays red. */
export const DOSE_DOUBLED_HOURS = 48
/** Planned doses in a row that nobody noted. */
export const DOSES_MISSED = 2
