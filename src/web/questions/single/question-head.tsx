import { LANGUAGE_TAGS } from '../../../contract/messages.ts'
import { listQuestionVersions, type Question } from '../../../contract/questions.ts'
import { CategoryChip } from '../../categories/public.ts'
import { fillNodes } from '../../platform/fill-nodes.ts'
import { useText } from '../../platform/language.tsx'
import { RelativeTime } from '../../platform/time.tsx'
import { PersonLine } from '../person-line.tsx'
import { LanguageMark } from '../language-mark.tsx'
import { EditedMark } from './edited-mark.tsx'
import { messages } from './messages.ts'

export function QuestionHead({ question }: { question: Question }) {
  const t = useText(messages)
  const { id, title, category, language, author, createdAt, editedAt, isRetagged, nodes } = question
  const lang = LANGUAGE_TAGS[language]
  return (
    <header>
      <h1 id="question-title" className="page-title text-pretty wrap-anywhere" lang={lang} dir="auto">
        {title}
      </h1>
      <div className="meta-line gap-y-1 mt-3">
        <CategoryChip category={category} isLink />
        <LanguageMark language={language} />
        <PersonLine person={author} />
        <span>{fillNodes(t('asked'), { time: <RelativeTime at={createdAt} /> })}</span>
        {(editedAt !== null || isRetagged) && (
          <EditedMark route={listQuestionVersions} id={id} current={{ title, nodes }} lang={lang} />
        )}
      </div>
    </header>
  )
}
