import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ResponseOf } from '../../contract/endpoint.ts'
import {
  deleteScheduledPost,
  listScheduledPosts,
  publishScheduledPost,
  reschedulePost,
  type ScheduledPost,
} from '../../contract/scheduled-posts.ts'
import { useUser } from '../auth/public.ts'
import { takeBack } from '../page-composer/public.ts'
import { addressOf, call } from '../platform/api.ts'
import { holding } from '../platform/content-cache.ts'
import { useLanguage, useText } from '../platform/language.tsx'
import { navigate } from '../platform/location.ts'
import { formatMoment } from '../scheduling/public.ts'
import { toast } from '../ui/toast-store.ts'
import { useFailureToast } from '../ui/use-failure-toast.ts'
import { messages } from './scheduled-messages.ts'

type List = ResponseOf<typeof listScheduledPosts>
const KEY = [addressOf(listScheduledPosts)]

/** One's own posts that are yet to be published. */
export function useScheduledPosts() {
  const { data, isPending, isError, isFetching, refetch } = useQuery<List>({
    queryKey: KEY,
    meta: { holds: ['scheduled-post'] },
    refetchOnMount: true,
  })
  return {
    items: data?.items ?? [],
    most: data?.most ?? 0,
    isPending,
    isError: isError && data === undefined,
    isFetching,
    retry: () => void refetch(),
  }
}

/** What the author does about one of them. Not done before the server says so. */
export function useScheduledPost(post: ScheduledPost, onGone: () => void) {
  const { id } = post
  const { user } = useUser()
  const t = useText(messages)
  const { language } = useLanguage()
  const client = useQueryClient()
  const showFailure = useFailureToast()
  const params = { id: String(id) }

  function change(items: (items: ScheduledPost[]) => ScheduledPost[]): void {
    void client.cancelQueries({ queryKey: KEY })
    client.setQueryData<List>(KEY, (list) => list && { ...list, items: items(list.items) })
  }
  function goAway(): void {
    onGone()
    change((items) => items.filter((item) => item.id !== id))
  }
  const publish = useMutation({
    mutationFn: async () => call(publishScheduledPost, { params }),
    onSuccess: (post) => {
      goAway()
      client.removeQueries({ ...holding('page-post'), type: 'inactive' })
      const action = { label: t('open'), onAct: () => navigate(`/page-post/${post.id}`) }
      toast({ title: t('posted'), description: t('postedText'), tone: 'success', action })
    },
    onError: showFailure,
  })
  const remove = useMutation({
    mutationFn: async () => call(deleteScheduledPost, { params }),
    onSuccess: () => {
      goAway()
      toast({ title: t('deleted') })
    },
  })
  const cancel = useMutation({
    mutationFn: async () => takeBack(post, user?.id ?? 0),
    onSuccess: (isTaken) => {
      if (!isTaken) return toast({ title: t('draftThere'), description: t('draftThereText'), action: form })
      goAway()
      client.removeQueries({ ...holding('draft'), type: 'inactive' })
      toast({ title: t('cancelled'), description: t('cancelledText'), action: form })
    },
    onError: showFailure,
  })
  const form = { label: t('open'), onAct: () => navigate('/page-create') }
  const move = useMutation({
    mutationFn: async (publishAt: string) => call(reschedulePost, { params, body: { publishAt } }),
    onSuccess: (moved) => {
      change((items) =>
        items
          .map((item) => (item.id === id ? moved : item))
          .toSorted((one, other) => orderOf(one).localeCompare(orderOf(other), 'en')),
      )
      const date = formatMoment(moved.publishAt, language)
      toast({ title: t('changed'), description: t('changedText', { date }), tone: 'success' })
    },
  })
  return { publish, remove, cancel, move }
}

/** As the server orders them: those that need their author first, then by their time. */
function orderOf({ refusal, publishAt }: ScheduledPost): string {
  return `${refusal === null ? 1 : 0} ${publishAt}`
}
