import { X } from 'lucide-react'
import { LANGUAGE_NAMES } from '../../../contract/messages.ts'
import { useCategoryName } from '../../categories/public.ts'
import { formatDate } from '../../platform/format.ts'
import { useLanguage, useText } from '../../platform/language.tsx'
import { Link } from '../../platform/link.tsx'
import { narrowingOf, viewPath, type Narrowing, type SearchView } from '../search-view.ts'
import { messages } from './messages.ts'

/** What narrows the results down, each a way to be without it. */
export function ChosenNarrowing({ term, view }: { term: string; view: SearchView }) {
  const t = useText(messages)
  const nameOf = useNames()
  const chosen = nameOf(narrowingOf(view))
  if (chosen.length === 0) return null
  return (
    <ul aria-label={t('chosen')} className="flex flex-wrap gap-2 mt-3">
      {chosen.map(([kind, name]) => (
        <li key={kind} className="min-w-0">
          <Link
            to={viewPath(term, { ...view, [kind]: undefined })}
            className="chip icons-4 bg-raised"
            aria-label={t('remove', { name })}
          >
            <span className="truncate" dir="auto">
              {name}
            </span>
            <X aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  )
}

function useNames() {
  const t = useText(messages)
  const { language: shown } = useLanguage()
  const categoryName = useCategoryName()
  const day = (text: string): string => formatDate(text, shown, false)
  return ({ category, language, author, from, to }: Narrowing): [keyof Narrowing, string][] => {
    const names: [keyof Narrowing, string | undefined][] = [
      ['category', category && categoryName(category)],
      ['language', language && LANGUAGE_NAMES[language]],
      ['author', author && t('by', { author })],
      ['from', from && t('since', { day: day(from) })],
      ['to', to && t('until', { day: day(to) })],
    ]
    return names.filter((entry): entry is [keyof Narrowing, string] => entry[1] !== undefined)
  }
}
