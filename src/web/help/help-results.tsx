import { useText } from '../platform/language.tsx'
import { Link } from '../platform/link.tsx'
import type { FoundPage } from './find-pages.ts'
import type { LoadedHelp } from './help-texts.ts'
import { messages } from './messages.ts'
import { pathOfPage } from './pages.ts'

/** What was found, the best first: each page, and the section of it that says it. */
export function HelpResults({ found, help }: { found: FoundPage[]; help: LoadedHelp }) {
  const t = useText(messages)
  return (
    <section className="help-card mt-4 max-w-measure" aria-label={t('results')}>
      <ol>
        {found.map(({ id, section }) => (
          <li key={id} className="mb-2">
            <Link to={pathOfPage(id)}>{help.texts[id].title}</Link>
            <p className="text-sm text-quiet">{help.texts[id].summary}</p>
            {section !== undefined && (
              <Link to={pathOfPage(id, section.id)} className="text-sm text-accent-text">
                {t('inSection', { section: section.heading })}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
