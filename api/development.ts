import { testCalls } from './rest/testCalls'
import { serve } from './serve'

// What `npm run dev` serves: the product, and the internal test pages' calls, which a production build does not hold.
await serve(testCalls)
