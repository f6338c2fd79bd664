import { useQuery } from '@tanstack/react-query'
import { listDrafts } from '../../contract/drafts.ts'
import type { ResponseOf } from '../../contract/endpoint.ts'
import { addressOf } from '../platform/api.ts'
import { useText } from '../platform/language.tsx'
import { placeOfDraft } from './mode.ts'
import { messages } from './unfinished-messages.ts'

/** A text of an article that was left in the middle, and the place where it goes on. */
export interface Unfinished {
  key: string
  to: string
  title: string
  /** What it was to become: a new article, an edit, a suggestion, a translation. */
  label: string
  at: string
}

export function useUnfinished({ isMember = true } = {}) {
  const t = useText(messages)
  const { data, isPending, isError, isFetching, refetch } = useQuery<ResponseOf<typeof listDrafts>>({
    queryKey: [addressOf(listDrafts)],
    meta: { holds: ['draft'] },
    enabled: isMember,
    refetchOnMount: true,
  })
  const items = (data?.items ?? []).flatMap(({ kind, key, title, updatedAt }): Unfinished[] => {
    const to = kind === 'article' ? placeOfDraft(key) : null
    return to === null ? [] : [{ key, to, title, label: t(kindOf(key)), at: updatedAt }]
  })
  return { items, isPending, isError: isError && data === undefined, isFetching, retry: () => void refetch() }
}

function kindOf(key: string): 'newText' | 'edit' | 'suggest' | 'translate' {
  if (key.startsWith('edit')) return 'edit'
  if (key.startsWith('suggest')) return 'suggest'
  return key.startsWith('translate') ? 'translate' : 'newText'
}
