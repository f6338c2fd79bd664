import type { Revision } from '../../../contract/article-history.ts'
import { LOCALES } from '../../../contract/messages.ts'
import { useLanguage, useText } from '../../platform/language.tsx'
import { Link } from '../../platform/link.tsx'
import { formatDate } from '../../platform/format.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { messages } from './messages.ts'
import { MomentTime } from './moment-time.tsx'

interface RevisionRowProps {
  articleId: number
  revision: Revision
  isCurrent: boolean
  isFirst: boolean
  canCompare: boolean
  isFrom: boolean
  isTo: boolean
  onFrom: () => void
  onTo: () => void
}

export function RevisionRow(props: RevisionRowProps) {
  const { articleId, revision, isCurrent, isFirst, canCompare, isFrom, isTo, onFrom, onTo } = props
  const t = useText(messages)
  const { language } = useLanguage()
  const { editor } = revision
  const date = formatDate(revision.createdAt, language, false)
  return (
    <li className="subpage-row flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      {canCompare && (
        <span className="flex gap-1">
          <label className="grid place-items-center w-9 h-11 cursor-pointer">
            <input
              className="size-4.5"
              type="radio"
              name="from"
              checked={isFrom}
              aria-label={t('older', { date: `${date}, ${revision.id}` })}
              onChange={onFrom}
            />
          </label>
          <label className="grid place-items-center w-9 h-11 cursor-pointer">
            <input
              className="size-4.5"
              type="radio"
              name="to"
              checked={isTo}
              aria-label={t('newer', { date: `${date}, ${revision.id}` })}
              onChange={onTo}
            />
          </label>
        </span>
      )}
      <Avatar
        person={editor?.id ?? null}
        className="size-8"
        name={editor?.name ?? t('formerMember')}
        src={editor?.profileUrl ?? null}
      />
      <div className="subpage-words flex-[1_1_280px] min-w-0">
        <p>{revision.summary || t(isFirst ? 'firstVersion' : 'noSummary')}</p>
        <p className="meta-line meta-line-loose">
          {editor === null ? (
            <span>{t('formerMember')}</span>
          ) : (
            <Link to={`/user/${editor.id}`}>{editor.name}</Link>
          )}
          <span>
            <MomentTime at={revision.createdAt} />
          </span>
          <SizeChange delta={revision.sizeDelta} />
          {revision.isMinor && <span>{t('minor')}</span>}
          {isCurrent && (
            <span className="subpage-chip" data-state="open">
              {t('current')}
            </span>
          )}
        </p>
      </div>
      <LinkButton size="sm" variant="text" to={`/article/${articleId}/history?revision=${revision.id}`}>
        {t('showVersion')}
      </LinkButton>
    </li>
  )
}

/** +120 or -14 */
function SizeChange({ delta }: { delta: number }) {
  const t = useText(messages)
  const { language } = useLanguage()
  const count = new Intl.NumberFormat(LOCALES[language], { signDisplay: 'exceptZero' }).format(delta)
  return (
    <span className="tabular-nums" suppressHydrationWarning>
      {t('characters', { count })}
    </span>
  )
}
