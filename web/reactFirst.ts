// A script of its own: evaluating React takes the longest of a start, and the browser may answer in between. (Not
// react.ts: in development the package's name would lead here.)

import 'react/jsx-runtime'
import 'react-dom/client'
