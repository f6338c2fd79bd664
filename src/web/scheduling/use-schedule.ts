import { useMutation } from '@tanstack/react-query'
import { updateArticle, type Article } from '../../contract/articles.ts'
import { call, failureOf } from '../platform/api.ts'
import { useLanguage, useText } from '../platform/language.tsx'
import { messages as failures } from '../ui/failure-messages.ts'
import { toast } from '../ui/toast-store.ts'
import { useFailureToast } from '../ui/use-failure-toast.ts'
import { messages } from './messages.ts'
import { formatMoment } from './times.ts'

export interface Draft {
  id: number
  title: string
  publishAt: string | null
}

/** Not done before the server says so: what is published can't be unread. */
export function useSchedule({ id, publishAt }: Draft, onSaved: (article: Article) => void) {
  const t = useText(messages)
  const failed = useText(failures)
  const { language } = useLanguage()
  const showFailure = useFailureToast()
  const send = async (body: { publishAt: string | null } | { state: 'published' }) =>
    call(updateArticle, { params: { id: String(id) }, body })

  const scheduling = {
    mutationFn: async (at: string) => send({ publishAt: at }),
    onSuccess: (article: Article, at: string) => {
      onSaved(article)
      const date = formatMoment(article.publishAt ?? at, language)
      toast({ title: t('scheduled'), description: t('scheduledText', { date }), tone: 'success' })
    },
  }
  const schedule = useMutation(scheduling)
  // The row may be gone by then, and with it the field beside which a failure would be told.
  const again = useMutation({ ...scheduling, onError: showFailure })
  const publish = useMutation({
    mutationFn: async () => send({ state: 'published' }),
    onSuccess: (article) => {
      onSaved(article)
      toast({ title: t('publishedNow'), tone: 'success' })
    },
    onError: showFailure,
  })
  const cancel = useMutation({
    mutationFn: async () => send({ publishAt: null }),
    onSuccess: (article) => {
      onSaved(article)
      toast({
        title: t('cancelled'),
        description: t('cancelledText'),
        ...(publishAt !== null && { action: { label: t('undo'), onAct: () => again.mutate(publishAt) } }),
      })
    },
    onError: showFailure,
  })

  return {
    schedule,
    publish: () => publish.mutate(),
    cancel: () => cancel.mutate(),
    isPublishing: publish.isPending,
    isCancelling: cancel.isPending,
    /** Beside the field: a text that is too short keeps an article from being scheduled, too. */
    timeError: failureOf(schedule.error, failed('failed')),
  }
}
