import { usePage } from './hooks'
import { Link, type LinkProps } from './Link'

/** A link in a navigation, marked while it is the present page. */
export function NavLink({ to, ...rest }: Omit<LinkProps, 'to'> & { to: string }) {
  const { pathname } = usePage()
  const current = pathname === to || pathname.startsWith(`${to}/`)
  return <Link {...rest} to={to} aria-current={current ? 'page' : undefined} />
}
