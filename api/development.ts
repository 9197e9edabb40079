import { testCalls } from './rest/testCalls'
import { serve } from './serve'

// `npm run dev` serves the product with the internal test pages' calls, which a production build
// omits.
await serve(testCalls)
