import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ArticleCard } from '../../../contract/articles.ts'
import { articleQueries } from '../../articles/public.ts'
import { SIGN_UP_PATH } from '../../auth/public.ts'
import { useIsHydrated } from '../../platform/hydrated.ts'
import { useText } from '../../platform/language.tsx'
import { Link } from '../../platform/link.tsx'
import { usePageState } from '../../platform/page-state.tsx'
import { orderOf, useReading } from '../../reading/public.ts'
import { searchPath } from '../../search/public.ts'
import { commonTags } from './common-tags.ts'
import { messages } from './tools-messages.ts'

/** What people write about lately, as words to search for; while there is nothing, the way in. */
export function BannerLinks() {
  const t = useText(messages)
  const tags = useTags()
  const { hasSession } = usePageState()
  if (tags.length > 0)
    return (
      <>
        <span>{t('lately')}</span>
        {tags.map((tag) => (
          <Link key={tag} to={searchPath(tag.replaceAll('-', ' '))}>
            {tag.replaceAll('-', ' ')}
          </Link>
        ))}
      </>
    )
  if (hasSession) return null
  return (
    <>
      <span>{t('newHere')}</span>
      <Link to={SIGN_UP_PATH}>{t('join')}</Link>
      <Link to="/login">{t('signIn')}</Link>
    </>
  )
}

/** Those of the document while it is taken over, or the part would not fit it. The first ones stay. */
function useTags(): string[] {
  const { queries } = usePageState()
  const list = articleQueries.list()
  const own = articleQueries.list({ reading: orderOf(useReading().reading) })
  const { data: known = [] } = useQuery({ ...own, enabled: false, select: commonTags })
  const sent = queries[String(list.queryKey[0])] as readonly ArticleCard[] | undefined
  const tags = useIsHydrated() ? known : commonTags(sent ?? [])
  const [kept, keep] = useState(tags)
  if (kept.length === 0 && tags.length > 0) keep(tags)
  return kept
}
