import type { HonorEntry } from '../../contract/honor.ts'
import { fillNodes } from '../platform/fill-nodes.ts'
import { useLanguage, useText } from '../platform/language.tsx'
import { Link } from '../platform/link.tsx'
import { RelativeTime } from '../platform/time.tsx'
import { wordsOfEntry } from './entry-words.ts'
import { formatDelta } from './format-delta.ts'
import { messages } from './messages.ts'

/** One line of the ledger: how much, who, what, when. */
export function EntryRow({ entry }: { entry: HonorEntry }) {
  const t = useText(messages)
  const { language } = useLanguage()
  const { delta, actor, object, note, createdAt } = entry
  const { sentence, before } = wordsOfEntry(entry)
  const words = fillNodes(t(sentence), {
    actor:
      actor === null ? (
        t('someone')
      ) : (
        <Link to={`/user/${actor.id}`} className="font-semibold hover:underline" dir="auto">
          {actor.name}
        </Link>
      ),
    object: object !== null && (
      <Link to={object.href} className="font-semibold hover:underline" dir="auto">
        “{object.title}”
      </Link>
    ),
  })
  return (
    <li className="honor-entry">
      <b className={`tabular-nums ${colourOf(entry)}`}>{formatDelta(delta, language)}</b>
      <div className="min-w-0">
        <p className="wrap-anywhere">
          {before !== null && <span className="text-quiet">{t(before)} </span>}
          {words}
        </p>
        {note !== null && <p className="text-sm text-quiet wrap-anywhere">{t('reason', { note })}</p>}
      </div>
      <RelativeTime at={createdAt} className="text-sm text-quiet" />
    </li>
  )
}

/** What was taken back is no fault of theirs; a penalty is. */
function colourOf({ delta, isReversal }: HonorEntry): string {
  if (delta > 0) return 'text-accent-text'
  return isReversal ? 'text-quiet' : 'text-danger'
}
