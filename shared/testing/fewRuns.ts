import fc from 'fast-check'

// Under mutation testing each property runs for every mutant: fewer cases, and no shrinking.
fc.configureGlobal({ numRuns: 40, endOnFailure: true })
