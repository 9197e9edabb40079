import BellRing from 'lucide-react/icons/bell-ring'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import ListChecks from 'lucide-react/icons/list-checks'
import Share2 from 'lucide-react/icons/share-2'
import { Card } from '../../base/ui/Card'
import * as styles from './Benefits.css'

const benefits = [
  {
    icon: <CalendarCheck size={26} />,
    title: 'Un suivi quotidien',
    text: 'Une saisie par jour, en moins d’une minute\u00a0: hydratation, appétit, vomissements, urines, énergie.',
  },
  {
    icon: <ListChecks size={26} />,
    title: 'Des questionnaires adaptés',
    text: 'Des questions pensées pour la maladie rénale du chat, avec les mots de tous les jours.',
  },
  {
    icon: <BellRing size={26} />,
    title: 'Des signaux précoces',
    text: 'Vert, ambre ou rouge\u00a0: vous voyez tôt ce qui change, et quand appeler votre vétérinaire.',
  },
  {
    icon: <Share2 size={26} />,
    title: 'Un partage facile',
    text: 'Un lien sécurisé ouvre le journal à votre vétérinaire, sans compte, pendant 72 heures.',
  },
]

export function Benefits() {
  return (
    <section className={styles.root} aria-labelledby="benefits">
      <h2 id="benefits" className={styles.title}>
        Moins d’inquiétude, plus de repères
      </h2>
      <ul className={styles.list}>
        {benefits.map(({ icon, title, text }) => (
          <Card as="li" key={title} className={styles.card}>
            <span className={styles.icon} aria-hidden="true">
              {icon}
            </span>
            <h3>{title}</h3>
            <p className={styles.text}>{text}</p>
          </Card>
        ))}
      </ul>
    </section>
  )
}
