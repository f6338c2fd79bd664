import type { ReactNode, Ref } from 'react'
import { Link } from '../platform/link.tsx'

export interface LinkChoice {
  to: string
  text: ReactNode
  isCurrent: boolean
  lang?: string
  onClick?: () => void
}

interface ChoiceLinksProps {
  label: string
  look: 'tab' | 'chip' | 'feed-choice'
  choices: readonly LinkChoice[]
  className?: string
  ref?: Ref<HTMLElement>
}

/** One of several choices; each is an address of its own, so that Back and a shared link keep it. */
export function ChoiceLinks({ label, look, choices, className = '', ref }: ChoiceLinksProps) {
  return (
    <nav ref={ref} aria-label={label} className={`${look}s ${className}`.trimEnd()}>
      {choices.map(({ to, text, isCurrent, ...rest }, place) => (
        <Link
          // Two of them may lead to the same address.
          // oxlint-disable-next-line react/no-array-index-key -- choices never change places
          key={place}
          to={to}
          className={look}
          aria-current={isCurrent ? 'true' : undefined}
          {...rest}
        >
          {text}
        </Link>
      ))}
    </nav>
  )
}
