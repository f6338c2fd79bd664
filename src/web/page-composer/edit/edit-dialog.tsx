import type { KeyboardEvent } from 'react'
import type { PagePost, PagePostMarks } from '../../../contract/page-posts.ts'
import { DraftNotice, DraftStatus } from '../../editor/public.ts'
import { useText } from '../../platform/language.tsx'
import { keepPlace } from '../../sign-in-wall/public.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { ErrorSummary, focusField } from '../../ui/error-summary.tsx'
import '../composer.css'
import { AltField } from '../fields/alt-field.tsx'
import { ContentField } from '../fields/content-field.tsx'
import { NsfwField } from '../fields/nsfw-field.tsx'
import { TitleField } from '../fields/title-field.tsx'
import { QuestionFields } from '../poll/poll-fields.tsx'
import { messages } from './messages.ts'
import { useEditPost } from './use-edit-post.ts'

export interface EditPostProps {
  post: PagePost
  marks: PagePostMarks
  /** The post as it stands now; afterwards the dialog closes itself by `onClose`. */
  onSaved: (post: PagePost) => void
  onClose: () => void
}

const PREFIX = 'edit-post'

/** Its author changes what they said, and whether it is marked. */
export function EditDialog({ post, marks, onSaved, onClose }: EditPostProps) {
  const t = useText(messages)
  const edit = useEditPost({ post, marks, onSaved, onClose })
  const { values, change, errors } = edit
  function press(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.ctrlKey === event.metaKey || event.altKey) return
    event.preventDefault()
    edit.save()
  }
  return (
    <Dialog open size="lg" title={t('title')} description={t('silent')} onClose={onClose}>
      {/* The keys of a form work wherever in it the focus is. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form noValidate aria-busy={edit.isBusy} onSubmit={(event) => event.preventDefault()} onKeyDown={press}>
        <div className="composer-panel grid grid-cols-1 gap-5 min-w-0" inert={edit.isBusy}>
          <DraftNotice draft={edit.draft} />
          <ErrorSummary
            prefix={PREFIX}
            errors={errors}
            refusal={edit.refusal}
            onSignIn={() => keepPlace('post')}
          />
          <TitleField
            id={`${PREFIX}-title`}
            value={values.title}
            onChange={(title) => change({ title }, 'title')}
            isNeeded={post.type === 'discussion'}
            onEnter={() => focusField(PREFIX, 'content')}
            error={errors.title}
          />
          <ContentField
            id={`${PREFIX}-content`}
            type={post.type}
            value={values.content}
            onChange={(content) => change({ content }, 'content')}
            error={errors.content}
          />
          {post.media !== null && (
            <AltField
              id={`${PREFIX}-mediaAlt`}
              kind={post.type === 'video' ? 'video' : 'image'}
              value={values.mediaAlt}
              onChange={(mediaAlt) => change({ mediaAlt }, 'mediaAlt')}
              error={errors.mediaAlt}
            />
          )}
          {post.isVotingEnabled &&
            (marks.canEditPoll ? (
              <QuestionFields prefix={PREFIX} values={values} change={change} errors={errors} />
            ) : (
              <p className="text-quiet text-sm">{t('pollFixed')}</p>
            ))}
          <NsfwField
            id={`${PREFIX}-isNsfw`}
            value={values.isNsfw}
            onChange={(isNsfw) => change({ isNsfw }, 'isNsfw')}
            error={errors.isNsfw}
          />
        </div>
        <div className="composer-edit-foot flex flex-wrap items-end justify-between gap-x-6 gap-y-0">
          <DraftStatus state={edit.draft.state} />
          <DialogActions>
            <Button onClick={onClose}>{t('cancel')}</Button>
            <Button variant="primary" busy={edit.isBusy} onClick={edit.save}>
              {t('save')}
            </Button>
          </DialogActions>
        </div>
      </form>
    </Dialog>
  )
}
