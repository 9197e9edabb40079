import { type ComponentProps, type MouseEvent, useEffect } from 'react'
import { useNavigate, usePage, useRouter } from './hooks'
import { hrefOf, resolve, type LinkTarget } from './path'
import type { NavigateOptions } from './router'

const scheme = /^[a-z][a-z\d+.-]*:/i

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: LinkTarget
  /** `true` if the server handles the address. */
  reloadDocument?: boolean
} & NavigateOptions

/** Renders a real link; new tabs, other sites and apps (`mailto:`) are left to the browser. */
export function Link({ to, replace, state, reloadDocument = false, onClick, ...rest }: LinkProps) {
  const router = useRouter()
  const page = usePage()
  const isExternal = typeof to === 'string' && scheme.test(to)
  const href = isExternal ? to : hrefOf(resolve(to, page))

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented || isExternal || reloadDocument || !isPlain(event)) return
    event.preventDefault()
    void router.navigate(to, {
      replace: replace ?? href === hrefOf(router.current().location),
      state,
    })
  }

  // oxlint-disable-next-line jsx-a11y/anchor-has-content, jsx-a11y/click-events-have-key-events -- a link has both
  return <a {...rest} href={href} onClick={follow} />
}

function isPlain(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget
  return (
    event.button === 0 &&
    !event.metaKey &&
    !event.altKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    (!target || target === '_self')
  )
}

/** Navigates as soon as it is rendered. */
export function Navigate({ to, replace, state }: { to: LinkTarget } & NavigateOptions) {
  const navigate = useNavigate()
  useEffect(() => void navigate(to, { replace, state }), [navigate, to, replace, state])
  return null
}
