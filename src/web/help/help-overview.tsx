import {
  BookOpen,
  Images,
  KeyRound,
  PenLine,
  SearchX,
  ShieldCheck,
  UsersRound,
  type LucideIcon,
} from 'lucide-react'
import { useHead } from '../platform/head.tsx'
import { useText } from '../platform/language.tsx'
import { Link } from '../platform/link.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Field } from '../ui/field.tsx'
import { findPages } from './find-pages.ts'
import type { LoadedHelp } from './help-texts.ts'
import { messages } from './messages.ts'
import { HelpResults } from './help-results.tsx'
import { GROUP_IDS, HELP_PATH, pagesOf, pathOfPage, type GroupId } from './pages.ts'
import { StillStuck } from './still-stuck.tsx'

const ICONS: Record<GroupId, LucideIcon> = {
  start: KeyRound,
  writing: PenLine,
  reading: BookOpen,
  page: Images,
  community: UsersRound,
  safety: ShieldCheck,
}

interface OverviewProps {
  help: LoadedHelp
  /** The address named a page that is none. */
  isLost: boolean
  term: string
  onTerm: (term: string) => void
}

/** All pages in their groups, or those that were searched for, the best first. */
export function HelpOverview({ help, isLost, term, onTerm }: OverviewProps) {
  const t = useText(messages)
  useHead({ title: t('title'), description: t('lead'), isIndexable: !isLost, canonical: HELP_PATH })
  const found = findPages(help, term)
  const isSearching = term.trim() !== ''
  return (
    <div className="wrap pt-14 max-md:pt-7">
      <header className="max-w-measure">
        <h1 className="font-read text-3xl font-bold tracking-tighter" id="help-title" tabIndex={-1}>
          {t('title')}
        </h1>
        <p className="my-3 text-quiet text-lg/[1.75rem]">{t('lead')}</p>
        {isLost && (
          <p role="status" className="help-card">
            {t('unknown')}
          </p>
        )}
        <search className="mt-6 block">
          <Field
            label={t('search')}
            type="search"
            autoComplete="off"
            value={term}
            onChange={(event) => onTerm(event.currentTarget.value)}
          />
        </search>
        <p role="status" className="mt-2 min-h-5 text-sm text-quiet">
          {isSearching && found.length > 0 && t('found', { count: found.length })}
        </p>
      </header>
      {found.length === 0 ? (
        <EmptyState
          icon={<SearchX />}
          title={t('nothing', { term: term.trim() })}
          text={t('nothingText')}
          action={<Button onClick={() => onTerm('')}>{t('showAll')}</Button>}
        />
      ) : isSearching ? (
        <HelpResults found={found} help={help} />
      ) : (
        <div className="mt-4 grid gap-4 md:grid-cols-2">
          {GROUP_IDS.map((group) => (
            <Card key={group} group={group} help={help} />
          ))}
        </div>
      )}
      <StillStuck />
    </div>
  )
}

function Card({ group, help }: { group: GroupId; help: LoadedHelp }) {
  const t = useText(messages)
  const Icon = ICONS[group]
  return (
    <section className="help-card" aria-labelledby={`help-${group}`}>
      <h2 className="flex items-center gap-2.5 mb-2 text-lg/inherit" id={`help-${group}`}>
        <Icon aria-hidden="true" />
        {t(group)}
      </h2>
      <ul>
        {pagesOf(group).map((id) => (
          <li key={id}>
            <Link to={pathOfPage(id)}>{help.texts[id].title}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
