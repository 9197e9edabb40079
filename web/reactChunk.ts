// React has a separate script, so that the browser can respond in between: its evaluation is the
// longest part of a start. The file is not named react.ts, which would shadow the package in
// development.

import 'react/jsx-runtime'
import 'react-dom/client'
