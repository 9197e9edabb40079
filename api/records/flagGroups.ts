import { type AnswerName, type FlagGroup, flagsOf } from '#shared/health/answerTable'

const groups = Object.keys(flagsOf) as FlagGroup[]

/** Of each group every combination of its flags, the first flag the lowest bit: entries that say the same share it. */
export const combinations = Object.fromEntries(
  groups.map((group) => [
    group,
    Array.from({ length: 1 << flagsOf[group].length }, (_, bits) =>
      Object.freeze(
        Object.fromEntries(flagsOf[group].map((flag, bit) => [flag, (bits & (1 << bit)) !== 0])),
      ),
    ),
  ]),
)

/** The groups as properties in the source of a function (compiled.ts) that knows `combinations`, each flag read by `sourceOf`. */
export const groupSources = (sourceOf: (flag: AnswerName) => string): string[] =>
  groups.map(
    (group) =>
      `${group}: combinations.${group}[${flagsOf[group].map((flag, bit) => `${sourceOf(flag)} << ${bit}`).join(' | ')}]`,
  )
