import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { getPagePost, type PagePost } from '../../../contract/page-posts.ts'
import { addressOf } from '../../platform/api.ts'
import { holding } from '../../platform/content-cache.ts'
import { useLanguage, useText } from '../../platform/language.tsx'
import { fingerprintOf, randomText } from '../../platform/secure-code.ts'
import { formatMoment } from '../../scheduling/public.ts'
import { toast } from '../../ui/toast-store.ts'
import type { PostPlace } from '../post-place.ts'
import { messages } from './messages.ts'
import { bodyOf, type PostValues } from './post-values.ts'

/** Sends the post. The same words once more are the same wish, so that a lost answer never makes two posts. */
export function useSendPost(
  place: PostPlace,
  { onSent, onScheduled }: { onSent: (post: PagePost) => void; onScheduled: () => void },
  onFailed: (error: unknown) => void,
) {
  const t = useText(messages)
  const { language } = useLanguage()
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const isSending = useRef(false)
  async function send(values: PostValues, publishAt: string | null): Promise<void> {
    // Two presses may come before the first is drawn.
    if (isSending.current) return
    isSending.current = true
    const body = bodyOf(values)
    setBusy(true)
    try {
      const words = publishAt === null ? [JSON.stringify(body)] : [JSON.stringify(body), publishAt]
      const key = `post-${values.seed || randomText(20)}-${fingerprintOf(words)}`
      if (publishAt !== null && place.schedule !== undefined) {
        const scheduled = await place.schedule(body, publishAt, key)
        client.removeQueries({ ...holding(['draft', 'scheduled-post']), type: 'inactive' })
        const date = formatMoment(scheduled.publishAt, language)
        toast({
          title: t(place.editing ? 'saved' : 'scheduled'),
          description: t('scheduledText', { date }),
          tone: 'success',
        })
        return onScheduled()
      }
      const post = await place.create(body, key)
      rememberPosted(client, post)
      const told = textFor(post)
      const description = told === 'postedText' ? (place.postedText ?? t(told)) : t(told)
      toast({ title: t('posted'), description, tone: 'success' })
      onSent(post)
    } catch (error) {
      onFailed(error)
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }
  return {
    isBusy,
    send: (values: PostValues, publishAt: string | null = null): void => void send(values, publishAt),
  }
}

function textFor({ isNsfw, media }: PagePost): 'postedText' | 'postedNsfw' | 'postedVideo' {
  if (isNsfw) return 'postedNsfw'
  return media?.state === 'processing' ? 'postedVideo' : 'postedText'
}

/** The post is there at once; lists and drafts that nobody looks at are fetched again when somebody does. */
export function rememberPosted(client: QueryClient, post: PagePost): void {
  client.removeQueries({ ...holding(['page-post', 'draft']), type: 'inactive' })
  client.setQueryData([addressOf(getPagePost, { id: post.id })], post)
}
