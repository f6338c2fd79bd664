import type { ImportFile } from '../../contract/imports.ts'
import { LANGUAGE_NAMES, LANGUAGE_TAGS } from '../../contract/messages.ts'
import { useCategoryName } from '../categories/public.ts'
import { useText } from '../platform/language.tsx'
import { FieldError } from '../ui/field.tsx'
import { messages } from './messages.ts'
import type { Preview } from './send-zip.ts'

interface PreviewListProps {
  preview: Preview
  chosen: readonly number[]
  onToggle: (index: number) => void
  isDone: boolean
}

/** Every Markdown file of the zip, with what it would become or why it can't. */
export function PreviewList({ preview, chosen, onToggle, isDone }: PreviewListProps) {
  const t = useText(messages)
  const { files, ignored, ignoredNames } = preview
  const more = ignored - ignoredNames.length
  const names = [...ignoredNames, ...(more > 0 ? [t('more', { count: more })] : [])].join(', ')
  return (
    <>
      <ul className="grid gap-2">
        {files.map((file) => (
          <FileRow
            key={file.index}
            file={file}
            isChosen={chosen.includes(file.index)}
            isDone={isDone}
            onToggle={() => onToggle(file.index)}
          />
        ))}
      </ul>
      {ignored > 0 && (
        <p className="text-sm text-quiet wrap-anywhere">{t('ignored', { count: ignored, names })}</p>
      )}
    </>
  )
}

interface FileRowProps {
  file: ImportFile
  isChosen: boolean
  isDone: boolean
  onToggle: () => void
}

function FileRow({ file, isChosen, isDone, onToggle }: FileRowProps) {
  const t = useText(messages)
  const nameOf = useCategoryName()
  const { name, title, language, categories, tags, error, notes } = file
  const facts = [LANGUAGE_NAMES[language], ...categories.map(nameOf), ...tags.map((tag) => `#${tag}`)]
  return (
    <li className="flex gap-3 p-4 rounded-card bg-surface">
      {error === null && (
        <input
          type="checkbox"
          className="size-5 flex-none mt-0.5 accent-accent"
          aria-label={t('include', { name })}
          checked={isChosen}
          disabled={isDone}
          onChange={onToggle}
        />
      )}
      <div className="grid gap-1 min-w-0">
        <p className="font-semibold wrap-anywhere" lang={LANGUAGE_TAGS[language]}>
          {error === null ? title : name}
        </p>
        {error === null && (
          <p className="text-sm text-quiet wrap-anywhere">
            {name} · {facts.join(' · ')}
          </p>
        )}
        {notes.map((note) => (
          <p key={note} className="text-sm">
            {note}
          </p>
        ))}
        <FieldError>{error ?? undefined}</FieldError>
      </div>
    </li>
  )
}
