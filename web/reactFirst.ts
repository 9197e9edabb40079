// A script of its own: evaluating React is the longest thing of a start, and after it the phone is free for a moment. (Not
// react.ts: in development, the package's name would lead here.)
import 'react/jsx-runtime'
import 'react-dom/client'
