/** Who somebody is for a cat (product/circle 1.1). */
export const roles = ['owner', 'carer', 'sitter'] as const
export type Role = (typeof roles)[number]
export type HelperRole = Exclude<Role, 'owner'>

const everybody: readonly Role[] = roles
const ownerAlone: readonly Role[] = ['owner']

/** Who may do what with a cat, in the one place that the server and the screens ask (product/circle 2). */
export const rights = {
  see: everybody,
  answer: everybody,
  weigh: everybody,
  noteDose: everybody,
  /** By oneself, of what one chose. */
  beReminded: everybody,
  leave: ['carer', 'sitter'],
  /** An entry, a weighing or a dose in which somebody else had a part. */
  removeOthers: ownerAlone,
  changeProfile: ownerAlone,
  deleteCat: ownerAlone,
  closeRecord: ownerAlone,
  treat: ownerAlone,
  keepLabs: ownerAlone,
  markAlerts: ownerAlone,
  putAside: ownerAlone,
  decideProposals: ownerAlone,
  share: ownerAlone,
  invite: ownerAlone,
} satisfies Record<string, readonly Role[]>

export type Right = keyof typeof rights

export const may = (role: Role, right: Right): boolean =>
  (rights[right] as readonly Role[]).includes(role)
