import { testCalls } from './rest/testCalls'
import { serve } from './serve'

// `npm run dev`: the product with the internal test pages' calls, which a production build leaves out.
await serve(testCalls)
