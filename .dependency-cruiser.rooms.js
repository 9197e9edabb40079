// No two folders import each other, directly or indirectly. Tests are left out: they may import any
// folder.

import { options } from './.dependency-cruiser.js'

export default {
  forbidden: [
    {
      name: 'no cycles between folders',
      comment: 'docs/house 2.1',
      severity: 'error',
      scope: 'folder',
      from: {},
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
