import { commentsAddress } from '../../comments/public.ts'
import type { HeadSources, ScreenDocument, ScreenHead } from '../../platform/screen-document.ts'
import { readFilter, readWanted } from '../feed/feed-filter.ts'
import { feedAddress } from '../feed/feed-queries.ts'
import { postQueries } from '../post-queries.ts'
import { readPostId } from '../read-post-id.ts'
import { headOfPost, PAGE_FEED } from './post-head.ts'

/** /page. Whom somebody follows is their own, and adult posts are for who has asked: those are left to the app. */
export const pageFeedDocument: ScreenDocument = {
  firstData: ({ query }) => {
    const wanted = readWanted(query)
    const filter = readFilter(query)
    return [
      ...(wanted === null ? [] : [postQueries.detail(wanted)]),
      ...(filter.isFollowing || filter.isNsfw ? [] : [feedAddress(filter)]),
    ]
  },
  variesByCountry: ({ query }) => readWanted(query) !== null,
  head: (sources) => headOf(readWanted(sources.query), sources),
}

export const pagePostDocument: ScreenDocument = {
  path: ({ id }) => `/page-post/${readPostId(id) ?? 0}`,
  firstData: ({ params }) => {
    const id = readPostId(params['id'])
    if (id === null) return []
    return [postQueries.detail(id), commentsAddress({ objectType: 'page-post', objectId: id })]
  },
  variesByCountry: () => true,
  head: (sources) => headOf(readPostId(sources.params['id']), sources),
}

export const pageCreateDocument: ScreenDocument = { head: () => ({ feed: PAGE_FEED }) }

/** The post a page is about, if it has been loaded: /page-post/5, or the feed that opens with it, /page?id=5. */
function headOf(id: number | null, { client, language, publicUrl }: HeadSources): ScreenHead {
  const post = id === null ? null : client.getQueryData(postQueries.detail(id).queryKey)
  return post ? headOfPost(post, language, publicUrl) : { feed: PAGE_FEED }
}
