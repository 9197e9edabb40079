import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Link } from '../router/Link'
import { classes } from '../styles/classes'
import { SpinnerMark } from './Spinner'
import * as styles from './Button.css'

type Look = {
  variant?: keyof typeof styles.variant
  size?: keyof typeof styles.size
  icon?: ReactNode
  block?: boolean
}

const classNameOf = ({ variant = 'primary', size = 'm', block }: Look, className?: string) =>
  classes(styles.variant[variant], styles.size[size], block && styles.block, className)

const prevent = (event: MouseEvent) => event.preventDefault()

/**
 * Renders a button. While pending it stays focusable and does nothing, because a disabled button
 * would lose the focus.
 */
export function Button({
  variant,
  size,
  icon,
  block,
  isPending = false,
  pendingLabel,
  className,
  children,
  type = 'button',
  onClick,
  ...rest
}: Look & { isPending?: boolean; pendingLabel?: string } & ComponentProps<'button'>) {
  const mark = isPending ? <SpinnerMark /> : icon
  return (
    <button
      {...rest}
      type={type}
      className={classNameOf({ variant, size, block }, className)}
      aria-disabled={isPending || rest['aria-disabled'] || undefined}
      aria-busy={isPending || undefined}
      onClick={isPending ? prevent : onClick}
    >
      {mark && (
        <span className={styles.icon} aria-hidden="true">
          {mark}
        </span>
      )}
      {isPending && pendingLabel ? pendingLabel : children}
    </button>
  )
}

export function LinkButton({
  variant,
  size,
  icon,
  block,
  className,
  children,
  ...rest
}: Look & ComponentProps<typeof Link>) {
  return (
    <Link {...rest} className={classNameOf({ variant, size, block }, className)}>
      {icon && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      {children}
    </Link>
  )
}

/** Renders a button of 48 px; its label is its name and its tooltip. */
export function IconButton({
  label,
  icon,
  variant = 'quiet',
  className,
  type = 'button',
  ...rest
}: { label: string; icon: ReactNode; variant?: Look['variant'] } & Omit<
  ComponentProps<'button'>,
  'children'
>) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      data-tooltip={label}
      className={classes(classNameOf({ variant }), styles.iconOnly, className)}
    >
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
    </button>
  )
}
