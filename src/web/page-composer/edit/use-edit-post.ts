import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { updatePagePost, type PagePost, type PagePostMarks } from '../../../contract/page-posts.ts'
import { useDraft } from '../../editor/public.ts'
import { ApiError, call } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { randomText } from '../../platform/secure-code.ts'
import { toast } from '../../ui/toast-store.ts'
import { checkPoll, checkWords } from '../form/check-post.ts'
import { usePostErrors } from '../form/use-post-errors.ts'
import { rememberPosted } from '../form/use-send-post.ts'
import { changesOf, restoreEdit, valuesOf, type EditValues } from './edit-values.ts'
import { messages } from './messages.ts'

interface EditOptions {
  post: PagePost
  marks: PagePostMarks
  onSaved: (post: PagePost) => void
  onClose: () => void
}

/** Other words for a post. What was typed is kept as any draft, until it is saved. */
export function useEditPost({ post, marks, onSaved, onClose }: EditOptions) {
  const t = useText(messages)
  const client = useQueryClient()
  const [values, setValues] = useState(() => valuesOf(post))
  const [isBusy, setBusy] = useState(false)
  const lastTry = useRef({ body: '', key: '' })
  const form = usePostErrors()
  const draft = useDraft({
    kind: 'page-post',
    key: `edit-${post.id}`,
    value: values,
    restore: (content) => setValues((now) => restoreEdit(content, now)),
    isBlank: () => false,
  })

  /** The same change once more is the same wish; another one is another. */
  function keyFor(body: string): string {
    if (body !== lastTry.current.body) lastTry.current = { body, key: randomText(24) }
    return lastTry.current.key
  }
  function finish(saved: PagePost): void {
    draft.finish()
    onSaved(saved)
    onClose()
  }
  async function save(): Promise<void> {
    if (isBusy) return
    const { canEditPoll } = marks
    const wrong = {
      ...checkWords(values, post.type === 'discussion'),
      ...(canEditPoll && post.isVotingEnabled && checkPoll(values)),
    }
    if (form.refuseFaults(wrong)) return
    form.clear()
    const body = changesOf(post, values, canEditPoll)
    if (Object.keys(body).length === 0) return finish(post)
    draft.keepNow()
    setBusy(true)
    try {
      const key = keyFor(JSON.stringify(body))
      const saved = await call(updatePagePost, { params: { id: String(post.id) }, body, key })
      rememberPosted(client, saved)
      toast({ title: t('saved'), tone: 'success' })
      finish(saved)
    } catch (error) {
      // A mark that a moderator or reports have set stays; the server says so, and it is said beside the switch.
      const isAboutMark = error instanceof ApiError && error.code === 'not_allowed' && 'isNsfw' in body
      if (isAboutMark && error.serverMessage !== undefined && Object.keys(error.fields).length === 0)
        form.refuse({ isNsfw: error.serverMessage })
      else form.fail(error)
      setBusy(false)
    }
  }

  return {
    values,
    draft,
    errors: form.errors,
    refusal: form.refusal,
    isBusy,
    change: (changed: Partial<EditValues>, field: keyof EditValues): void => {
      setValues((now) => ({ ...now, ...changed }))
      form.corrected(field)
    },
    save: (): void => void save(),
  }
}
