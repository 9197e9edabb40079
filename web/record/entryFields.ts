import { graphql, readInlineData } from 'relay-runtime'
import type { EntryFields } from '#shared/health/entry'
import { answersIn, type SentAnswers } from '#shared/health/sentAnswers'
import type { entryFields_entry$key } from '../__generated__/entryFields_entry.graphql'

/** The answers of an entry, or of a revision of it, as the rules and the journal read them. */
export function entryFields(entry: entryFields_entry$key): EntryFields {
  // Relay's documents are static text, which no table can make: where this one forgets an answer, the line does not compile.
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
