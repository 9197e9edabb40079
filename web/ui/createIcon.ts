import { type ComponentType, createElement } from 'react'
import type { LucideProps } from 'lucide-react'

/** What a file of lucide-react's says of its icon. */
interface Drawing {
  node: [tag: string, attributes: Record<string, string>][]
}

/**
 * Stands in for lucide-react's own of this name (vite.config.ts), which goes through themes,
 * aliases and every attribute anew each time that an icon is drawn, and weighs 1 kB of each page. Drawn on Lucide's grid
 * of 24; unless it has a label, it says nothing to a screen reader.
 */
// oxlint-disable-next-line import/no-default-export -- as what it stands in for
export default function createIcon({ node }: Drawing): ComponentType<LucideProps> {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes))
  return ({ size = 24, ...props }) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': !props['aria-label'],
        ...props,
      },
      shapes,
    )
}
