import type { DiffPart } from '../../../contract/article-history.ts'
import { useText } from '../../platform/language.tsx'
import './diff.css'
import { DiffText } from './diff-text.tsx'
import { messages } from './messages.ts'

/** Title and text side by side in one: added words underlined, removed ones struck through, and said so. */
export function DiffView({ title, content }: { title: DiffPart[]; content: DiffPart[] }) {
  const t = useText(messages)
  const isChanged = (parts: DiffPart[]) => parts.some(({ kind }) => kind !== 'same')
  if (!isChanged(title) && !isChanged(content))
    return <p className="mt-4 text-quiet text-sm">{t('nothing')}</p>
  return (
    <>
      <p className="mt-4 text-quiet text-sm">{t('legend')}</p>
      {isChanged(title) && (
        <section className="article-diff text-xl/inherit font-bold" aria-label={t('title')}>
          <DiffText parts={title} />
        </section>
      )}
      {isChanged(content) && (
        <div className="article-diff">
          <DiffText parts={content} />
        </div>
      )}
    </>
  )
}
