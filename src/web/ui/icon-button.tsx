import type { ComponentProps, ReactNode } from 'react'
import { Link } from '../platform/link.tsx'

interface Face {
  /** The accessible name, also shown as tooltip. */
  label: string
  icon: ReactNode
  /** A counter or dot over the icon; its meaning belongs into the label. */
  badge?: ReactNode
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & Face

export function IconButton({
  label,
  icon,
  badge,
  className = '',
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      data-tooltip={label}
      className={`icon-btn ${className}`.trimEnd()}
      {...rest}
    >
      {icon}
      {badge}
    </button>
  )
}

type IconLinkProps = Omit<ComponentProps<typeof Link>, 'children'> & Face

export function IconLink({ label, icon, badge, className = '', ...rest }: IconLinkProps) {
  return (
    <Link aria-label={label} data-tooltip={label} className={`icon-btn ${className}`.trimEnd()} {...rest}>
      {icon}
      {badge}
    </Link>
  )
}
