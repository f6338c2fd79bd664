import { useEffect, useState } from 'react'
import { useHead } from '../platform/head.tsx'
import { useText } from '../platform/language.tsx'
import { Link, usePlace } from '../platform/link.tsx'
import { locationStore } from '../platform/location.ts'
import { HelpSections } from './help-blocks.tsx'
import type { LoadedHelp } from './help-texts.ts'
import { messages } from './messages.ts'
import { GROUP_IDS, groupOf, HELP_PATH, pageAfter, pagesOf, pathOfPage, type PageId } from './pages.ts'
import { StillStuck } from './still-stuck.tsx'
import { WasHelpful } from './was-helpful.tsx'

/** One page to read, with all the others beside it where there is room. */
export function HelpArticle({ id, help }: { id: PageId; help: LoadedHelp }) {
  const t = useText(messages)
  const { title, summary, sections } = help.texts[id]
  useHead({ title, description: summary, canonical: pathOfPage(id) })
  useSection()
  const next = pageAfter(id)
  return (
    <div className="wrap pt-14 max-md:pt-7">
      <article>
        <header className="max-w-measure">
          <nav className="mb-3 text-sm text-quiet" aria-label={t('whereYouAre')}>
            <Link to={HELP_PATH} className="py-3 underline">
              {t('title')}
            </Link>
            {' / '}
            {t(groupOf(id))}
          </nav>
          <h1 className="font-read text-3xl font-bold tracking-tighter" id="help-title" tabIndex={-1}>
            {title}
          </h1>
          <p className="my-3 text-quiet text-lg/[1.75rem]">{summary}</p>
        </header>
        <div className="grid grid-cols-[216px_minmax(0,68ch)] gap-16 mt-10 max-lg:grid-cols-[minmax(0,68ch)] max-lg:gap-8">
          <AllPages current={id} help={help} />
          <div>
            <HelpSections page={id} sections={sections} rules={help.rules} />
            {next !== undefined && (
              <p className="mt-10">
                <Link to={pathOfPage(next)} className="link">
                  {t('next', { page: help.texts[next].title })}
                </Link>
              </p>
            )}
            <PageEnd key={id} id={id} />
          </div>
        </div>
      </article>
    </div>
  )
}

/** Whoever was not helped is shown first whom they can ask. */
function PageEnd({ id }: { id: PageId }) {
  const [isStuck, setStuck] = useState(false)
  return (
    <>
      <WasHelpful page={id} onAnswer={(isHelpful) => setStuck(!isHelpful)} />
      <StillStuck isMarked={isStuck} />
    </>
  )
}

/** Goes to the section that the address names; Back and a reload find the page where it was left. */
function useSection(): void {
  const { section, key } = usePlace()
  useEffect(() => {
    if (section === '' || locationStore.scrollOf(key) !== 0) return
    const heading = document.getElementById(section)
    heading?.scrollIntoView({ block: 'start' })
    heading?.focus({ preventScroll: true })
  }, [section, key])
}

function AllPages({ current, help }: { current: PageId; help: LoadedHelp }) {
  const t = useText(messages)
  return (
    <nav className="side-links help-side overflow-y-auto max-lg:hidden" aria-label={t('allPages')}>
      {GROUP_IDS.map((group) => (
        <div key={group}>
          <p id={`help-side-${group}`}>{t(group)}</p>
          <ul aria-labelledby={`help-side-${group}`}>
            {pagesOf(group).map((id) => (
              <li key={id}>
                <Link to={pathOfPage(id)} aria-current={id === current ? 'page' : undefined}>
                  {help.texts[id].title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
