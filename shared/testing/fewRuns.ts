import fc from 'fast-check'

// Under mutation every property runs a thousand times over: fewer cases each, and no search for the smallest one.
fc.configureGlobal({ numRuns: 40, endOnFailure: true })
