import { usePage } from './hooks'
import { Link, type LinkProps } from './Link'

/** Renders a link in a navigation, marked while its page is open. */
export function NavLink({ to, ...rest }: Omit<LinkProps, 'to'> & { to: string }) {
  const { pathname } = usePage()
  const current = pathname === to || pathname.startsWith(`${to}/`)
  return <Link {...rest} to={to} aria-current={current ? 'page' : undefined} />
}
