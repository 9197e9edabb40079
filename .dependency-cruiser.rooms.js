// No two folders import each other, directly or indirectly. Tests are left out: they may import any
// folder.

import { nouns, options } from './.dependency-cruiser.js'

export default {
  forbidden: [
    {
      name: 'no cycles between folders',
      comment: 'docs/house 2.1',
      severity: 'error',
      scope: 'folder',
      // Nouns import the types of other nouns, and REST's table their rows: `.dependency-cruiser.js` holds their order.
      from: { pathNot: `^api/(${nouns}|rest)$` },
      to: { circular: true },
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
