import { keysOf } from '#shared/base/keysOf'
import { type AnswerName, flagsOf } from '#shared/health/answers/answerTable'

const groups = keysOf(flagsOf)

/**
 * Lists every combination of the flags of each group, with the first flag as the lowest bit.
 * Entries with the same flags share the object.
 */
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

/**
 * Returns the groups as properties in the source of a function (compileReader.ts) that may use
 * `combinations`. `sourceOf` reads each flag.
 */
export const groupSources = (sourceOf: (flag: AnswerName) => string): string[] =>
  groups.map(
    (group) =>
      `${group}: ` +
      `combinations.${group}[${flagsOf[group].map((flag, bit) => `${sourceOf(flag)} << ${bit}`).join(' | ')}]`,
  )
