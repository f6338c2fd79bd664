import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react'
import type { Comment } from '../../contract/comments.ts'
import { COMMENT_MAX } from '../../contract/limits.ts'
import { useUser } from '../auth/public.ts'
import { failureOf } from '../platform/api.ts'
import { useText } from '../platform/language.tsx'
import { readStored } from '../platform/storage.ts'
import { useReturn, useSignInWall } from '../sign-in-wall/public.ts'
import { Button } from '../ui/button.tsx'
import { describedBy, FieldError } from '../ui/field.tsx'
import { withKeys } from '../ui/key-hint.tsx'
import { Form } from '../ui/form.tsx'
import './comment-composer.css'
import { keepFocus } from './keep-focus.ts'
import { messages } from './messages.ts'
import { QUOTED } from './quote.ts'
import { draftName, type Topic } from './topic.ts'
import { useDraft } from '../platform/use-draft.ts'
import { useSendComment, type Purpose } from './use-send-comment.ts'

interface ComposerProps {
  topic: Topic
  purpose: Purpose
  onSent: (comment: Comment) => void
  /** None for the one that is always there. */
  onCancel?: () => void
  /** Somebody has just asked for it: it takes the focus. */
  isOpenedByHand?: boolean
  /** Comments were turned off: words that were begun can be read and copied, but not sent. */
  isClosed?: boolean
}

/** How near the end the count of characters begins to matter. */
const NEAR_END = 200

/** Where words are written. They stay, whatever happens on the way. */
export function CommentComposer(props: ComposerProps) {
  const { topic, purpose, onSent, onCancel, isClosed = false } = props
  const t = useText(messages)
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const { user } = useUser()
  const { guard, wall } = useSignInWall()
  const name = draftName(topic, partOf(purpose))
  const draft = useDraft(name, purpose.kind === 'edit' ? purpose.comment.content : '')
  const [isEmpty, setEmpty] = useState(false)
  const send = useSendComment(topic, purpose, (comment) => {
    draft.clear()
    onSent(comment)
  })
  const isOpenedByHand = props.isOpenedByHand === true || purpose.kind !== 'new'
  const takeQuote = useEffectEvent(() => draft.change(readStored(name) ?? ''))
  useEffect(() => {
    if (isOpenedByHand) return undefined
    const take = (): void => takeQuote()
    addEventListener(QUOTED, take)
    return () => removeEventListener(QUOTED, take)
  }, [isOpenedByHand])
  useEffect(() => {
    if (isOpenedByHand) field.current?.focus()
  }, [isOpenedByHand])

  useReturn({ kind: 'comment', part: partOf(purpose) }, () => {
    field.current?.focus({ preventScroll: true })
    field.current?.scrollIntoView({ block: 'center' })
  })

  if (isClosed && draft.text.trim() === '') return null

  function submit(): void {
    const text = draft.text.trim()
    setEmpty(text === '')
    if (!isClosed && text !== '' && text.length <= COMMENT_MAX)
      guard({ kind: 'comment', part: partOf(purpose) }, () => send.mutate(text))
  }
  function putAway(): void {
    draft.clear()
    onCancel?.()
    keepFocus('comments')
  }
  function press(event: KeyboardEvent): void {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) field.current?.form?.requestSubmit()
    if (event.key === 'Escape' && onCancel !== undefined && draft.text.trim() === '') onCancel()
  }
  const left = COMMENT_MAX - draft.text.trim().length
  const error = isEmpty
    ? t('writeFirst')
    : left < 0
      ? t('charactersOver', { count: -left })
      : failureOf(send.error, t('sendFailed'))
  const hint = isClosed
    ? t('kept')
    : left >= 0 && left < NEAR_END
      ? t('charactersLeft', { count: left })
      : withKeys(t('hint', { link: user?.canLink === true ? t('hintLink') : '' }), t('hintKeys'))
  return (
    <Form className="comment-composer p-1 rounded-media bg-surface" busy={send.isPending} onSubmit={submit}>
      <label htmlFor={id} className="sr-only">
        {labelOf(purpose, t)}
      </label>
      <textarea
        ref={field}
        id={id}
        data-mentions={`${topic.objectType} ${topic.objectId}`}
        data-key={purpose.kind === 'new' ? 'r' : undefined}
        className="comment-field max-md:text-field block w-full min-h-14 max-h-80 px-3 py-2 resize-none field-sizing-content focus-visible:outline-none"
        rows={purpose.kind === 'new' ? 2 : 3}
        placeholder={purpose.kind === 'new' ? t('writePlaceholder') : undefined}
        value={draft.text}
        readOnly={isClosed}
        onChange={(event) => {
          draft.change(event.target.value)
          setEmpty(false)
        }}
        onKeyDown={press}
        {...describedBy(id, { error, hint })}
      />
      <FieldError id={`${id}-error`} role="alert">
        {error}
      </FieldError>
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-1 pt-1 pr-2 pb-2 pl-3">
        <span id={`${id}-hint`} className="comment-hint flex-[1_1_200px] text-quiet text-xs">
          {hint}
        </span>
        {(isClosed || onCancel !== undefined) && (
          <Button size="sm" variant="text" onClick={putAway}>
            {t(isClosed ? 'discard' : 'cancel')}
          </Button>
        )}
        {!isClosed && (
          <Button type="submit" size="sm" busy={send.isPending}>
            {t(purpose.kind === 'new' ? 'send' : purpose.kind === 'reply' ? 'sendReply' : 'save')}
          </Button>
        )}
      </div>
      {wall}
    </Form>
  )
}

export function partOf(purpose: Purpose): string {
  if (purpose.kind === 'new') return 'new'
  return purpose.kind === 'reply' ? `reply:${purpose.to.id}` : `edit:${purpose.comment.id}`
}

function labelOf(
  purpose: Purpose,
  t: ReturnType<typeof useText<'write' | 'writeReply' | 'editing'>>,
): string {
  if (purpose.kind === 'new') return t('write')
  if (purpose.kind === 'edit') return t('editing')
  return t('writeReply', { name: purpose.to.author?.name ?? '' })
}
