// React has a script of its own: evaluating it takes the longest part of a start, and the browser
// may respond in between. (In development the file name react.ts would shadow the package.)

import 'react/jsx-runtime'
import 'react-dom/client'
