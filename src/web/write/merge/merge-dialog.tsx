import { useId, useState } from 'react'
import { TITLE_MAX } from '../../../contract/limits.ts'
import { useText } from '../../platform/language.tsx'
import { Button } from '../../ui/button.tsx'
import { DialogActions } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Modal } from '../../ui/modal.tsx'
import type { Conflict } from '../save/use-save.ts'
import { hasMarks, markLines } from './merge-text.ts'
import './merge.css'
import { messages } from './messages.ts'

interface Words {
  title: string
  content: string
}

interface MergeDialogProps {
  mine: Words
  current: Conflict
  lang: string
  onSave: (merged: Words) => void
  /** Back to the form, with the merged text. */
  onTake: (merged: Words) => void
  /** Back to the form as it was. */
  onClose: () => void
}

/** Mine, theirs, and both put together. Whatever is pressed, no word of either is lost. */
export function MergeDialog({ mine, current, lang, onSave, onTake, onClose }: MergeDialogProps) {
  const t = useText(messages)
  const id = useId()
  const [merged, setMerged] = useState<Words>(current.merged)
  const [isRefused, setRefused] = useState(false)
  const isChanged = merged !== current.merged
  const marks = hasMarks(merged.content) || hasMarks(merged.title)
  return (
    <Modal
      className="dialog write-merge"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={() => (isChanged ? onTake(merged) : onClose())}
    >
      <header className="dialog-head">
        <h2 id={`${id}-title`}>{t('title')}</h2>
        <p id={`${id}-text`}>{t('text')}</p>
      </header>
      <div className="grid gap-6 lg:grid-cols-3">
        <Version heading={t('yours')} words={mine} other={current} lang={lang} onTake={setMerged} />
        <Version heading={t('theirs')} words={current} other={mine} lang={lang} onTake={setMerged} />
        <section aria-labelledby={`${id}-merged`}>
          <h3 id={`${id}-merged`}>{t('merged')}</h3>
          <Field
            label={t('mergedTitle')}
            lang={lang}
            value={merged.title}
            maxLength={TITLE_MAX}
            onChange={(event) => setMerged({ ...merged, title: event.currentTarget.value })}
          />
          <label className="field-head" htmlFor={`${id}-content`}>
            {t('mergedText')}
          </label>
          <textarea
            id={`${id}-content`}
            data-mentions=""
            className="input write-merge-text px-4 py-3 overflow-y-auto whitespace-pre-wrap"
            lang={lang}
            value={merged.content}
            aria-describedby={marks ? `${id}-marks` : undefined}
            aria-invalid={(marks && isRefused) || undefined}
            onChange={(event) => setMerged({ ...merged, content: event.currentTarget.value })}
          />
        </section>
      </div>
      {marks && (
        <p
          id={`${id}-marks`}
          className="editor-note flex gap-2 text-sm"
          role={isRefused ? 'alert' : undefined}
        >
          {t('conflicts')}
        </p>
      )}
      <DialogActions>
        <Button onClick={() => onTake(merged)}>{t('goOn')}</Button>
        <Button variant="primary" onClick={() => (marks ? setRefused(true) : onSave(merged))}>
          {t('save')}
        </Button>
      </DialogActions>
    </Modal>
  )
}

interface VersionProps {
  heading: string
  words: Words
  other: Words
  lang: string
  onTake: (words: Words) => void
}

function Version({ heading, words, other, lang, onTake }: VersionProps) {
  const t = useText(messages)
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <header>
        <h3 id={id}>{heading}</h3>
        <Button
          size="sm"
          variant="text"
          aria-describedby={id}
          onClick={() => onTake({ title: words.title, content: words.content })}
        >
          {t('take')}
        </Button>
      </header>
      <div
        className="write-merge-text px-4 py-3 overflow-y-auto whitespace-pre-wrap"
        lang={lang}
        tabIndex={0}
        role="group"
        aria-labelledby={id}
      >
        <p className="mb-3 font-read text-lg font-bold">{words.title}</p>
        {markLines(words.content, other.content).map((line, place) =>
          line.isOnlyHere ? (
            // oxlint-disable-next-line react/no-array-index-key -- lines have no names, and the text never changes
            <mark key={place}>{line.text}</mark>
          ) : (
            // oxlint-disable-next-line react/no-array-index-key -- see above
            <span key={place}>{line.text}</span>
          ),
        )}
      </div>
    </section>
  )
}
