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
export const OBSERVATION_MAX_SHOWN = 100
export const SCALE_MAX = 5

// Watches (product/watches). thresholdSources.ts has the source of each number in French, for
// /sources.

/** The number of questions, of five, that show a sign in one entry. */
export const SEVERAL_SIGNS = 2
export const SEVERAL_SIGNS_RED = 3
/** The number of signs above the cat's baseline. */
export const SIGNS_ABOVE_BASELINE = 2
/** Without a baseline: red from this number of signs on, one less with a low appetite or energy. */
export const SEVERAL_SIGNS_FIRST_RED = 4
export const SEVERAL_SIGNS_FIRST_LOW_RED = 3
/** On the scales of 1 to 5: this or less is low, if there is no baseline. */
export const FIRST_LOW = 2
/** Calendar days before the latest entry's day: the baseline is the median of these entries. */
export const BASELINE_FROM_DAYS = 8
export const BASELINE_TO_DAYS = 35
/** With fewer entries, the baseline is the calmest of the days just before. */
export const BASELINE_MIN_COUNT = 7
export const BASELINE_DAYS = 7
/** On the scale of 1 to 5: 2 is about 25 % of the usual ration. */
export const APPETITE_LASTING = 2
/** Consecutive calendar days. */
export const APPETITE_LASTING_DAYS = 3
/** Entries of the last days, of which none is above APPETITE_REDUCED. */
export const APPETITE_LASTING_ENTRIES = 3
export const APPETITE_LASTING_OF_DAYS = 7
/** Consecutive days with very low energy. */
export const ENERGY_LASTING_DAYS = 2
export const VOMITING_LASTING_DAYS = 5
/** Days with vomiting, of the last calendar days. */
export const VOMITING_OFTEN_DAYS = 4
export const VOMITING_OFTEN_OF_DAYS = 10
/** Times the cat's usual number of such days, which is VOMITING_USUAL_DAYS if it is unknown. */
export const VOMITING_OFTEN_TIMES = 2
export const VOMITING_USUAL_DAYS = 1
/** Vomitings of the last days. */
export const VOMITING_OFTEN_RED = 6
export const VOMITING_OFTEN_RED_DAYS = 3
/** Calendar days before the latest entry's day that define what is usual, and the minimum number of entries. */
export const USUAL_FROM_DAYS = 15
export const USUAL_TO_DAYS = 60
export const USUAL_MIN_COUNT = 10
/** Hours without an entry after one that showed a sign, and the days for which `no-entry` is raised. */
export const NO_ENTRY_HOURS = 24
export const NO_ENTRY_DAYS = 14
/** Hours without an entry, after which the level of `no-entry` falls. */
export const NO_ENTRY_WORST_HOURS = 72

/** `decline`: the days that are added up, and the most days that one entry counts for. */
export const DECLINE_DAYS = 15
export const DECLINE_GAP_DAYS = 3
/** Days without any burden, after which a decline is over. */
export const DECLINE_CALM_DAYS = 8
/** Points of burden: a day's burden above the usual one, less the slack, at most the cap. */
export const DECLINE_USUAL = 25
export const DECLINE_SLACK = 20
export const DECLINE_CAP = 150
export const DECLINE_AMBER = 150
export const DECLINE_RED = 250

/** The most days between the two entries with few urinations. */
export const URINE_FEW_GAP_DAYS = 2
/** Per day. So few urinations count, or a third of the median. */
export const URINE_FEW = 1
export const URINE_FEW_DIVISOR = 3
/** Days before the two entries, and the minimum number of counts among them. */
export const URINE_USUAL_DAYS = 30
export const URINE_USUAL_MIN_COUNT = 7
/** Tenths of urinations per day: below this median, nothing is compared. */
export const URINE_FEW_MEDIAN = 25
/** `urination-usual`: days since the first entry, and the minimum number of counts of URINE_USUAL_DAYS. */
export const URINE_MANY_AFTER_DAYS = 21
export const URINE_MANY_MIN_COUNT = 10

/** Days of which the measured water is averaged, and the minimum number of values. */
export const WATER_DAYS = 3
export const WATER_MIN_COUNT = 2
/** Percent of the median of the days of the baseline, with the minimum number of values. */
export const WATER_LESS_PERCENT = 60
export const WATER_MORE_PERCENT = 160
export const WATER_USUAL_MIN_COUNT = 10

/** Percent below the weighings of the last WEIGHT_LOSS_DAYS or WEIGHT_LOSS_YEAR_DAYS. */
export const WEIGHT_LOSS_PERCENT = 10
/** Days before the newest weighing within which earlier ones are compared. */
export const WEIGHT_LOSS_DAYS = 100
export const WEIGHT_LOSS_YEAR_DAYS = 365
/** Percent that a loss of a year must still be below the weighings of the last months. */
export const WEIGHT_LOSS_STILL_PERCENT = 2
export const WEIGHT_LOSS_STILL_DAYS = 60
/** Percent below the weighings of the last weeks. */
export const WEIGHT_LOSS_FAST_PERCENT = 5
/** Also the most days between two weighings of which one confirms the other. */
export const WEIGHT_LOSS_FAST_DAYS = 45
/** Days: a confirmed loss is red while the newest weighing is not older. */
export const WEIGHT_LOSS_RED_DAYS = 7
/** Days before the newest weighing, and the most weighings, whose median is today's weight. */
export const CURRENT_WEIGHT_DAYS = 6
export const CURRENT_WEIGHT_COUNT = 3
/** The percentile of the earlier weighings that is their reference, and the least number of weighings. */
export const REFERENCE_WEIGHT_PERCENTILE = 75
export const REFERENCE_WEIGHT_MIN_COUNT = 4
/** Percent below a weighing of the last days: lost water. */
export const WEIGHT_DROP_PERCENT = 4
export const WEIGHT_DROP_DAYS = 3
/** Percent above the weighings of the last days, and the number of days. */
export const WEIGHT_GAIN_PERCENT = 5
export const WEIGHT_GAIN_RED_PERCENT = 8
export const WEIGHT_GAIN_DAYS = 7
/** Breaths per minute at rest: more is an emergency. */
export const BREATHS_MANY = 40
/** Grams. The error of a household scale is smaller. */
export const WEIGHT_NOISE_GRAMS = 100
/** Grams below the vet's weight from which it is red. */
export const WEIGHT_UNDER_GRAMS = 50
/** Days. Weight changes are not reported if the newest weighing is older than this. */
export const WEIGHT_REPORTED_DAYS = 60
/** Days after the newest weighing, from which the next one is due. */
export const WEIGHING_DUE_DAYS = 28
export const WEIGHING_DUE_LOSS_DAYS = 15
/**
 * Percent of difference from the previous weighing: a larger one requires a confirmation before it is saved.
 */
export const WEIGHING_CONFIRM_PERCENT = 15

/** Consecutive days: calendar days without stool; answered days for hard or soft stool. */
export const STOOL_NONE_DAYS = 2
export const STOOL_NONE_AMBER_DAYS = 3
/** Days without stool of the last week, times the cat's usual number of them. */
export const STOOL_NONE_TIMES = 2
export const STOOL_WEEK_DAYS = 7
/** Calendar days before the latest entry that define what is usual, and the minimum number of answers. */
export const STOOL_USUAL_TO_DAYS = 34
export const STOOL_USUAL_MIN_COUNT = 10
export const STOOL_HARD_DAYS = 2
export const STOOL_SOFT_DAYS = 2
export const STOOL_SOFT_AMBER_DAYS = 3
/** Days whose answers are read for hard and soft stool, and the most days since the latest. */
export const STOOL_READ_DAYS = 8
export const STOOL_FRESH_DAYS = 2
/** The number of days over which those without stool are counted. */
export const STOOL_COUNTED_DAYS = 30

/** Entries in a row with one answer, after which home shows the question of a new habit. */
export const USUAL_CHANGED_ENTRIES = 14

/** Hours during which the watch of a dose that was given twice stays red. */
export const DOSE_DOUBLED_HOURS = 48
/** Consecutive planned doses without a note. */
export const DOSES_MISSED = 2
