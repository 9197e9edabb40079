import { ruleSource, ruleWords } from '#shared/health/rules/ruleWords'
import { sources } from '#shared/health/thresholds/sources'
import { Link } from '../../base/router/Link'

/** Shows the rule in words, and its source (product/rules 6.3). */
export function RuleWords({ rule }: { rule: string }) {
  const words = ruleWords(rule)
  if (!words) return null
  return (
    <>
      <p>Règle&nbsp;: {words}</p>
      <p>
        Source&nbsp;: {sources[ruleSource(rule)].text}. <Link to="/sources">Tous les seuils</Link>
      </p>
    </>
  )
}
