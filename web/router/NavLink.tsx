import { usePage } from './hooks'
import { Link, type LinkProps } from './Link'

/** One of a list of places: says which is the present one. */
export function NavLink({ to, ...rest }: Omit<LinkProps, 'to'> & { to: string }) {
  const { pathname } = usePage()
  const current = pathname === to || pathname.startsWith(`${to}/`)
  return <Link {...rest} to={to} aria-current={current ? 'page' : undefined} />
}
