import ChevronRight from 'lucide-react/icons/chevron-right'
import { usePage } from '../../base/router/hooks'
import { Link } from '../../base/router/Link'
import { topicList } from './topics'
import * as styles from './SettingsScreen.css'

export function TopicList() {
  const { pathname } = usePage()
  return (
    <nav aria-label="Sujets">
      <ul className={styles.topics}>
        {topicList.map(({ to, title, hint }) => (
          <li key={to} className={styles.item}>
            <Link
              className={styles.topic}
              to={to}
              aria-current={pathname === to ? 'page' : undefined}
            >
              <span className={styles.words}>
                <span className={styles.title}>{title}</span>
                <span className={styles.hint}>{hint}</span>
              </span>
              <ChevronRight className={styles.chevron} size={20} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
