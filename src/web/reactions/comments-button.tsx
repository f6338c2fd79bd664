import { MessageSquare } from 'lucide-react'
import { useLanguage, useText } from '../platform/language.tsx'
import { Link } from '../platform/link.tsx'
import { formatCount } from '../platform/format.ts'
import { messages } from './messages.ts'

interface CommentsButtonProps {
  count: number
  /** Where the comments are, if not further down on this screen. */
  to?: string | undefined
}

/** Leads to the comments. On the same screen the address stays, since its hash is the app's path. */
export function CommentsButton({ count, to }: CommentsButtonProps) {
  const t = useText(messages)
  const { language } = useLanguage()
  const label = t('comments', { count })
  const face = (
    <>
      <MessageSquare aria-hidden="true" />
      <span suppressHydrationWarning>{formatCount(count, language)}</span>
    </>
  )
  function go(): void {
    const section = document.getElementById('comments')
    section?.scrollIntoView({ block: 'start' })
    section?.focus({ preventScroll: true })
  }
  return to === undefined ? (
    <button type="button" className="act" aria-label={label} onClick={go}>
      {face}
    </button>
  ) : (
    <Link to={to} className="act" data-key="r" aria-label={label}>
      {face}
    </Link>
  )
}
