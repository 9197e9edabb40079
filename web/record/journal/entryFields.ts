import { graphql, readInlineData } from 'relay-runtime'
import type { EntryFields } from '#shared/health/answers/entry'
import { answersIn, type SentAnswers } from '#shared/health/answers/sentAnswers'
import type { entryFields_entry$key } from '../../__generated__/entryFields_entry.graphql'

/** Returns the answers of an entry, or of a revision of it, in the form that `shared/` uses. */
export function entryFields(entry: entryFields_entry$key): EntryFields {
  // Relay's documents are static text, so this list is written by hand; a missing answer does not
  // compile.
  const data: SentAnswers = readInlineData(
    graphql`
      fragment entryFields_entry on DailyEntry @inline {
        waterMl
        appetite
        vomiting
        vomitingType {
          hairball
          waterIntolerance
          regurgitation
        }
        urination
        urinationSigns {
          straining
          bloodVisible
          noUrination
        }
        urinationBallSize
        stool
        lethargy
        note
        quickHydrationValue
        subcutaneousPerfusion
      }
    `,
    entry,
  )
  return answersIn(data)
}
