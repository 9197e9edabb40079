// No two folders import each other, directly or indirectly. Tests are left out: they may import any
// folder.

import { nouns, options } from './.dependency-cruiser.js'

const nounFolders = `^api/(${nouns}|rest)$`

export default {
  forbidden: [
    {
      name: 'no cycles between folders',
      comment: 'docs/layers 2.1',
      severity: 'error',
      scope: 'folder',
      // A noun's `rest.ts` is above the folders that its other files are below: `.dependency-cruiser.js`
      // holds the order of nouns.
      from: { pathNot: nounFolders },
      to: { circular: true, pathNot: nounFolders },
    },
  ],
  options: {
    ...options,
    exclude: {
      path: [
        options.exclude.path,
        String.raw`\.(test|spec)\.[jt]sx?$`,
        '/testing/',
        '^(prisma/generated|web/__generated__|node_modules)/',
      ],
    },
  },
}
