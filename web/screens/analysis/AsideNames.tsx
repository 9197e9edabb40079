import { isWatchRule, watchRow } from '#shared/health/rules/watchTable'

/** Names watches that are put aside (product/watches 1.5). A newer server may have a rule that this build lacks. */
export function AsideNames({ rules }: { rules: readonly string[] }) {
  const names = rules.map((rule) => (isWatchRule(rule) ? watchRow(rule).name : 'un autre signe'))
  return <p>Mis de côté&nbsp;: {names.join(', ')}.</p>
}
