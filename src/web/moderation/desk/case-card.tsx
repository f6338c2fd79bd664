import type { ModerationCase } from '../../../contract/moderation.ts'
import type { ModerationAction } from '../../../contract/moderation-rules.ts'
import { useLanguage, useText } from '../../platform/language.tsx'
import { Link } from '../../platform/link.tsx'
import { areShortcutsOn } from '../../platform/shortcut.ts'
import { Button } from '../../ui/button.tsx'
import { hourOf } from '../exact-time.ts'
import { useDeed } from '../use-deed.ts'
import { messages as actionMessages } from './action-messages.ts'
import { AuthorSummary } from './author-summary.tsx'
import { messages } from './card-messages.ts'
import { CaseReports } from './case-reports.tsx'
import { keyOf } from './keys.ts'
import { openActions } from './open-actions.ts'
import { ProposalNote } from './proposal-note.tsx'

interface CaseCardProps {
  item: ModerationCase
  onAct: (action: ModerationAction) => void
  onRelease: () => void
}

export const caseKey = ({ objectType, objectId }: Pick<ModerationCase, 'objectType' | 'objectId'>): string =>
  `${objectType}-${objectId}`

/** One object with all that was reported about it, whose it is, and what can be done. */
export function CaseCard({ item, onAct, onRelease }: CaseCardProps) {
  const t = useText(messages)
  const { typeName } = useDeed()
  const { objectType, title, excerpt, path, context, author } = item
  const id = `case-${caseKey(item)}`
  return (
    <article
      className="grid gap-4 p-5 rounded-card bg-surface max-md:p-4 outline-none focus-visible:outline-2 focus-visible:outline-accent"
      aria-labelledby={id}
      data-item
      data-case={caseKey(item)}
      tabIndex={-1}
    >
      <header>
        <p className="flex flex-wrap items-center gap-2 text-sm">
          <span className="text-quiet">{typeName(objectType)}</span>
          <States item={item} />
        </p>
        <h2 id={id} className="mt-1 text-lg font-semibold wrap-anywhere" dir="auto">
          {path === null ? (
            title
          ) : (
            <Link to={path} className="hover:underline hover:underline-offset-3">
              {title}
            </Link>
          )}
        </h2>
        {context !== null && (
          <p className="text-quiet text-sm wrap-anywhere">
            {context.path === null ? (
              t('inContext', { title: context.title })
            ) : (
              <Link to={context.path} className="link">
                {t('inContext', { title: context.title })}
              </Link>
            )}
          </p>
        )}
      </header>
      {excerpt !== '' && excerpt !== title && (
        <blockquote className="ps-4 border-s-2 border-line whitespace-pre-line wrap-anywhere" dir="auto">
          {excerpt}
        </blockquote>
      )}
      <CaseReports item={item} />
      {author !== null && <AuthorSummary person={author} hasLink />}
      <ClaimNote item={item} onRelease={onRelease} />
      {item.proposal !== null && <ProposalNote proposal={item.proposal} />}
      <Acts item={item} onAct={onAct} />
    </article>
  )
}

/** What is with it now, each as a mark of its own. */
function States({ item: { state, isNsfw, isMarkedByReports, isEscalated } }: { item: ModerationCase }) {
  const t = useText(messages)
  const marks = [
    state === 'visible' ? undefined : t(state),
    isMarkedByReports ? t('markedByReports') : isNsfw ? t('nsfw') : undefined,
    isEscalated ? t('escalated') : undefined,
  ]
  return marks
    .filter((mark) => mark !== undefined)
    .map((mark) => (
      <span key={mark} className="px-1.5 py-px rounded-small bg-raised text-warn text-xs font-semibold">
        {mark}
      </span>
    ))
}

function ClaimNote({ item: { claim }, onRelease }: { item: ModerationCase; onRelease: () => void }) {
  const t = useText(messages)
  const { language } = useLanguage()
  if (claim === null) return null
  const time = hourOf(claim.until, language)
  return (
    <div role="note" className="flex flex-wrap items-center gap-x-3 text-sm">
      <p className="text-warn font-semibold">
        {claim.isMine ? t('mine', { time }) : t('claimed', { name: claim.by.name, time })}
      </p>
      {claim.isMine && (
        <Button size="sm" variant="text" onClick={onRelease}>
          {t('release')}
        </Button>
      )}
    </div>
  )
}

function Acts({ item, onAct }: Pick<CaseCardProps, 'item' | 'onAct'>) {
  const t = useText(messages)
  const words = useText(actionMessages)
  const actions = openActions(item)
  const hasKeys = areShortcutsOn()
  if (actions.length === 0) return null
  return (
    <div role="group" aria-label={t('actions')} className="flex flex-wrap gap-2">
      {actions.map((action) => (
        <Button
          key={action}
          size="sm"
          aria-haspopup="dialog"
          aria-keyshortcuts={hasKeys ? keyOf(action)?.toUpperCase() : undefined}
          onClick={() => onAct(action)}
        >
          {words(action)}
          {hasKeys && <Key name={keyOf(action)} />}
        </Button>
      ))}
    </div>
  )
}

/** For those who have keys; the name of the button stays its word. */
function Key({ name }: { name: string | undefined }) {
  if (name === undefined) return null
  return (
    <kbd
      className="ms-1.5 px-1 rounded-small border border-line-strong text-xs uppercase pointer-coarse:hidden"
      aria-hidden="true"
    >
      {name}
    </kbd>
  )
}
