import { useEffect, useEffectEvent, useState } from 'react'
import type { PagePost, PagePostType } from '../../../contract/page-posts.ts'
import { useDraft } from '../../editor/public.ts'
import { useText } from '../../platform/language.tsx'
import { randomText } from '../../platform/secure-code.ts'
import type { PostPlace } from '../post-place.ts'
import { messages as mediumMessages } from '../medium/messages.ts'
import { kindOf } from '../medium/upload-medium.ts'
import { useMedium } from '../medium/use-medium.ts'
import { checkPost } from './check-post.ts'
import { emptyValues, isBlank, kindFor, restoreValues, type PostValues } from './post-values.ts'
import { usePostErrors } from './use-post-errors.ts'
import { useSendPost } from './use-send-post.ts'

interface FormOptions {
  firstType: PagePostType
  /** In a list the form begins anew afterwards; on a screen of its own there is nothing else to come. */
  staysOpen: boolean
  onPosted: (post: PagePost) => void
  onScheduled: () => void
  place: PostPlace
}

/** A post on its way from the first word to the list. What was filled in stays, whatever happens. */
export function usePostForm({ firstType, staysOpen, onPosted, onScheduled, place }: FormOptions) {
  const m = useText(mediumMessages)
  const { editing } = place
  const [values, setValues] = useState(() => editing?.values ?? emptyValues(firstType, place.isNsfw))
  const [isWaiting, setWaiting] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  /** When it is to be posted; null for now. */
  const [wishedAt, setWishedAt] = useState<string | null>(null)
  const [note, setNote] = useState('')
  const form = usePostErrors()
  const draft = useDraft({
    ...place.draft,
    value: values,
    restore: (content) => setValues((now) => restoreValues(content, now)),
    // What waits is never nothing.
    isBlank: editing === undefined ? isBlank : () => false,
  })
  const { mediaId, mediaKind, mediaUrl } = values
  const kept = mediaId === null || mediaKind === null ? null : { id: mediaId, kind: mediaKind, url: mediaUrl }
  const uploads = useMedium(kept, (medium) =>
    change(
      { mediaId: medium?.id ?? null, mediaKind: medium?.kind ?? null, mediaUrl: medium?.url ?? '' },
      'mediaId',
    ),
  )
  const { sending, medium } = uploads
  const kind = kindFor(values.type)
  const isComing = uploads.isRunning && sending?.kind === kind
  const hasMedium = medium !== null && medium.kind === kind && uploads.details?.state !== 'failed'

  function change(changed: Partial<PostValues>, field?: keyof PostValues): void {
    setValues((now) => ({ ...now, ...changed, seed: now.seed || randomText(20) }))
    if (field !== undefined) form.corrected(field)
  }
  function cancelUpload(): void {
    setWaiting(false)
    uploads.cancel()
  }
  const post = useSendPost(
    place,
    {
      onSent: (created) => {
        begin()
        onPosted(created)
      },
      onScheduled: () => {
        begin()
        onScheduled()
      },
    },
    form.fail,
  )
  /** It is on its way: the form is as new. */
  function begin(): void {
    uploads.cancel()
    // A medium of another type than was posted is of no use any more.
    if (medium !== null && medium.kind !== kind) uploads.remove()
    setNote('')
    setWishedAt(null)
    if (staysOpen) draft.beginAgain()
    else draft.finish()
  }

  /** True when there is something to put right first. */
  function hasFaults(): boolean {
    const failed = sending !== null && sending.kind === kind ? sending.reason : null
    // The one it was to replace is not what they want to post.
    const isLost = failed !== null && sending?.isUnfit === false
    const wrong = {
      ...checkPost(values, isComing || (hasMedium && !isLost)),
      ...(place.rules?.areAccepted === false && { acceptsRules: 'rulesUnread' as const }),
    }
    return form.refuseFaults(wrong, failed === null ? {} : { mediaId: failed })
  }
  function submit(publishAt: string | null = null): void {
    if (post.isBusy) return
    setWaiting(false)
    setChoosing(false)
    setWishedAt(publishAt)
    if (hasFaults()) return
    form.clear()
    draft.keepNow()
    if (isComing) setWaiting(true)
    else post.send(values, publishAt)
  }
  /** Its author has decided: a new post goes out, one that waits keeps its time. One that lost its time gets another. */
  function complete(): void {
    if (editing?.publishAt === null) ask()
    else submit(editing?.publishAt)
  }
  function ask(): void {
    if (!post.isBusy && !hasFaults()) setChoosing(true)
  }
  const uploadEnded = useEffectEvent(() => submit(wishedAt))
  useEffect(() => {
    if (!isWaiting || isComing) return undefined
    const timer = setTimeout(() => uploadEnded())
    return () => clearTimeout(timer)
  }, [isWaiting, isComing])

  return {
    values,
    change,
    corrected: form.corrected,
    draft,
    errors: form.errors,
    refusal: form.refusal,
    note,
    isBusy: post.isBusy,
    /** Posted by itself as soon as the upload is done. */
    isWaiting,
    dontWait: (): void => setWaiting(false),
    submit,
    complete,
    editing,
    canSchedule: place.schedule !== undefined,
    /** The time is asked for once the rest is fine. */
    later: {
      at: wishedAt ?? editing?.publishAt ?? null,
      isAsked: isChoosing || form.errors.publishAt !== undefined,
      ask,
      close: (): void => {
        setChoosing(false)
        form.corrected('publishAt')
      },
    },
    uploads: { ...uploads, cancel: cancelUpload },
    isEmpty: isBlank(values) && (sending === null || sending.isUnfit),
    chooseType: (type: PagePostType): void => {
      setNote('')
      change({ type })
    },
    /** A file says itself what kind of post it makes. */
    takeFile: (file: File, isOneOfMany = false): void => {
      const taken = kindOf(file)
      const type = taken === 'image' ? 'photo' : taken === 'video' ? 'video' : values.type
      const leavesPoll = values.type === 'discussion' && values.isVotingEnabled && taken !== null
      setNote(isOneOfMany ? m('onlyOne') : leavesPoll ? m('pollWaits') : '')
      change({ type: type === 'discussion' ? 'photo' : type }, 'mediaId')
      uploads.send(file)
    },
    removeMedium: (): void => {
      uploads.remove()
      // A draft of nothing but this medium has nothing left to keep.
      if (editing !== undefined || !isBlank({ ...values, mediaId: null })) return
      draft.beginAgain()
      change({ type: values.type })
    },
  }
}

export type PostFormState = ReturnType<typeof usePostForm>
