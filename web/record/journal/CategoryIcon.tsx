import type { LucideIcon } from 'lucide-react'
import Droplet from 'lucide-react/icons/droplet'
import Frown from 'lucide-react/icons/face-slightly-frowning'
import Soup from 'lucide-react/icons/soup'
import Toilet from 'lucide-react/icons/toilet'
import Zap from 'lucide-react/icons/zap'
import type { Category } from '#shared/health/answers/entry'

const icons: Record<Category, LucideIcon> = {
  hydration: Droplet,
  appetite: Soup,
  vomiting: Frown,
  urination: Toilet,
  energy: Zap,
}

/** Is used beside the category's word, or in an element whose accessible name contains it. */
export function CategoryIcon({ category, size = 22 }: { category: Category; size?: number }) {
  const Icon = icons[category]
  return <Icon size={size} strokeWidth={1.75} aria-hidden="true" />
}
