import { isWebAddress } from '../../../contract/web-address.ts'
import { useText } from '../../platform/language.tsx'
import { Link } from '../../platform/link.tsx'
import { messages as cellMessages } from '../cells/messages.ts'
import { sourceText, type Source } from '../rows/row-values.ts'

/** To be checked before anything is accepted: a link, wherever it leads. */
export function SourceLink({ of }: { of: Source | null }) {
  const t = useText(cellMessages)
  const text = of === null ? '' : sourceText(of)
  const look = 'text-accent-text underline underline-offset-3 wrap-anywhere'
  if (text === '') return <span className="sr-only">{t('empty')}</span>
  if (text.startsWith('/article/'))
    return (
      <Link to={text} className={look}>
        {text}
      </Link>
    )
  return isWebAddress(text) ? (
    <a href={text} rel="nofollow ugc noopener" className={look}>
      {text}
    </a>
  ) : (
    text
  )
}
