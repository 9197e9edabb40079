import type { LucideProps } from 'lucide-react'
import { type ComponentType, createElement } from 'react'

/** The exports of an icon's file of lucide-react. */
interface IconModule {
  node: [tag: string, attributes: Record<string, string>][]
}

/**
 * Replaces lucide-react's module of this name (vite.config.ts), which handles themes, aliases and
 * every attribute at each rendering and weighs 1 kB.
 * Icons use Lucide's grid of 24; they are hidden from screen readers unless they have a label. A number as `size` is in
 * px at the default font size of 16 px, and icons grow with the letters beside them.
 */
// oxlint-disable-next-line import/no-default-export -- as lucide-react's module
export default function createIcon({ node }: IconModule): ComponentType<LucideProps> {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes))
  return ({ size = 24, ...props }) =>
    createElement(
      'svg',
      {
        width: em(size),
        height: em(size),
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

/** The em is that of every icon, whatever the letters of its words (web/base/styles/global.css.ts). */
const em = (size: string | number) => (typeof size === 'string' ? size : `${size / 16}em`)
