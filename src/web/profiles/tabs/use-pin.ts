import { useMutation, useQueryClient } from '@tanstack/react-query'
import { setPinned, type Profile } from '../../../contract/profiles.ts'
import { call } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { toast } from '../../ui/toast-store.ts'
import { useFailureToast } from '../../ui/use-failure-toast.ts'
import { changeProfile } from '../profile-queries.ts'
import { messages } from './messages.ts'

export type Pinnable = NonNullable<Profile['pinned']>

const nameOf = ({ article, pagePost }: Pinnable): string =>
  article === null ? `page-post ${pagePost?.id ?? 0}` : `article ${article.id}`

/** Puts an article or post at the top of one's profile, or takes it away; shown at once. */
export function usePin(profile: Profile, item: Pinnable) {
  const t = useText(messages)
  const client = useQueryClient()
  const showFailure = useFailureToast()
  const isPinned = profile.pinned !== null && nameOf(profile.pinned) === nameOf(item)
  const { mutate } = useMutation({
    mutationFn: async (isWanted: boolean) => {
      const { article, pagePost } = item
      const wanted =
        article === null
          ? { objectType: 'page-post' as const, objectId: pagePost?.id ?? 0 }
          : { objectType: 'article' as const, objectId: article.id }
      return call(setPinned, { body: { pinned: isWanted ? wanted : null } })
    },
    onMutate: (isWanted) => {
      changeProfile(client, profile.id, { pinned: isWanted ? item : null })
      return profile.pinned
    },
    onSuccess: (_, isWanted) => toast({ title: t(isWanted ? 'pinnedNow' : 'unpinnedNow') }),
    onError: (error, _, before) => {
      changeProfile(client, profile.id, { pinned: before ?? null })
      showFailure(error)
    },
  })
  return { isPinned, toggle: () => mutate(!isPinned) }
}
