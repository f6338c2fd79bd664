import { LOCALES } from '../../contract/messages.ts'
import { useLanguage, useText } from '../platform/language.tsx'
import { messages } from './count-messages.ts'

/** How many articles; its line is kept free until that is known. */
export function CategoryCount({ count }: { count: number | undefined }) {
  const t = useText(messages)
  const { language } = useLanguage()
  const words = (known: number) =>
    t(known === 1 ? 'article' : 'articles', { count: known.toLocaleString(LOCALES[language]) })
  return (
    <small className="category-count" suppressHydrationWarning>
      {count === undefined ? '\u00a0' : words(count)}
    </small>
  )
}
