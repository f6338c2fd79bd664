import { DESCRIPTION_LENGTH } from '../../contract/limits.ts'
import type { PagePost } from '../../contract/page-posts.ts'
import type { PageState } from '../../contract/rendering.ts'
import { excerpt } from '../rich-text/public.ts'

/** A picture for those who share the page. */
export interface HeadImage {
  /** An address of ours. */
  path: string
  width: number
  height: number
  alt?: string
}

const POST_SCREEN = /^\/page-post\/([1-9]\d{0,14})\/?$/

/** The post a document is about, if it has been loaded: /page-post/5, or the feed that opens with it, /page?id=5. */
export function postIn({ path, queries }: PageState): PagePost | undefined {
  const id = postIdIn(path)
  return id === undefined
    ? undefined
    : ((queries[`/api/page-posts/${id}`] ?? undefined) as PagePost | undefined)
}

export function postIdIn(path: string): string | undefined {
  const [pathname = '', search = ''] = path.split('?')
  if (!/^\/page\/?$/.test(pathname)) return POST_SCREEN.exec(pathname)?.[1]
  return /^[1-9]\d{0,14}$/.exec(new URLSearchParams(search).get('id') ?? '')?.[0]
}

const NAME_LENGTH = 80

/** A title, or the first words; a photograph may have neither. */
export function nameOfPost({ title, nodes }: PagePost): string | undefined {
  return title || excerpt(nodes ?? [], NAME_LENGTH) || undefined
}

export function describePost({ nodes, media }: PagePost): string | undefined {
  return excerpt(nodes ?? [], DESCRIPTION_LENGTH) || media?.alt || undefined
}

/** Other sites cut to 16:9, so every image is also kept like that; a video shows its first picture. */
const SHARED_WIDTH = 1200

export function imageOfPost({ mediaType, mediaUrl, media }: PagePost): HeadImage | undefined {
  if (mediaUrl === null || media === null || media.state !== 'ready') return undefined
  const { width, height, alt, posterUrl } = media
  const described = alt === '' ? {} : { alt }
  if (mediaType === 'video')
    return posterUrl === null ? undefined : { path: posterUrl, width, height, ...described }
  const shared = Math.max(1, Math.min(SHARED_WIDTH, width, Math.floor((height * 16) / 9)))
  return {
    path: mediaUrl.replace(/\/[^/]+$/, `/${SHARED_WIDTH}.jpg`),
    width: shared,
    height: Math.max(1, Math.round((shared * 9) / 16)),
    ...described,
  }
}

/** Open Graph beyond title and picture. */
export function postTags(post: PagePost, publicUrl: string): [string, string | number][] {
  const { mediaType, mediaUrl, media } = post
  const times: [string, string][] = [
    ['article:published_time', post.createdAt],
    ['article:modified_time', post.editedAt ?? post.createdAt],
  ]
  if (mediaType !== 'video' || mediaUrl === null || media?.state !== 'ready') return times
  return [
    ...times,
    ['og:video', publicUrl + mediaUrl],
    ['og:video:type', `video/${mediaUrl.split('.').at(-1) ?? 'mp4'}`],
    ['og:video:width', media.width],
    ['og:video:height', media.height],
  ]
}
