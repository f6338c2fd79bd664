import type { ComponentProps, ReactNode } from 'react'
import { Link } from '../platform/link.tsx'
import { Ring } from './spinner.tsx'

export type ButtonVariant = 'primary' | 'secondary' | 'outline' | 'text'
export type ButtonSize = 'sm' | 'md' | 'lg'

interface Look {
  variant?: ButtonVariant
  size?: ButtonSize
  className?: string | undefined
}

/** For the rare element that has to look like a button without being one of these two. */
export function buttonClass({ variant = 'secondary', size = 'md', className = '' }: Look = {}): string {
  return `btn btn-${variant} btn-${size} ${className}`.trimEnd()
}

type ButtonProps = ComponentProps<'button'> & Look & { busy?: boolean | undefined; children: ReactNode }

export function Button({
  variant,
  size,
  className,
  busy = false,
  disabled = false,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={buttonClass({ ...(variant && { variant }), ...(size && { size }), className })}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      {...rest}
    >
      {/* The label only becomes transparent: the button keeps its width and its name. */}
      <span className="btn-label">{children}</span>
      {busy && <Ring className="btn-ring" />}
    </button>
  )
}

type LinkButtonProps = ComponentProps<typeof Link> & Look

export function LinkButton({ variant, size, className, children, ...rest }: LinkButtonProps) {
  return (
    <Link
      className={buttonClass({ ...(variant && { variant }), ...(size && { size }), className })}
      {...rest}
    >
      <span className="btn-label">{children}</span>
    </Link>
  )
}
