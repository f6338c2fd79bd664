import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { getPagePost, type PagePost } from '../../../contract/page-posts.ts'
import { addressOf } from '../../platform/api.ts'
import { holding } from '../../platform/content-cache.ts'
import { useText } from '../../platform/language.tsx'
import { fingerprintOf, randomText } from '../../platform/secure-code.ts'
import { toast } from '../../ui/toast-store.ts'
import type { PostPlace } from '../post-place.ts'
import { messages } from './messages.ts'
import { bodyOf, type PostValues } from './post-values.ts'

/** Sends the post. The same words once more are the same wish, so that a lost answer never makes two posts. */
export function useSendPost(
  place: PostPlace,
  onSent: (post: PagePost) => void,
  onFailed: (error: unknown) => void,
) {
  const t = useText(messages)
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const isSending = useRef(false)
  async function send(values: PostValues): Promise<void> {
    // Two presses may come before the first is drawn.
    if (isSending.current) return
    isSending.current = true
    const body = bodyOf(values)
    setBusy(true)
    try {
      const key = `post-${values.seed || randomText(20)}-${fingerprintOf([JSON.stringify(body)])}`
      const post = await place.create(body, key)
      rememberPosted(client, post)
      const words = textFor(post)
      const description = words === 'postedText' ? (place.postedText ?? t(words)) : t(words)
      toast({ title: t('posted'), description, tone: 'success' })
      onSent(post)
    } catch (error) {
      onFailed(error)
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }
  return { isBusy, send: (values: PostValues): void => void send(values) }
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
