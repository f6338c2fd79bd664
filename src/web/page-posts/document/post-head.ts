import { DESCRIPTION_LENGTH } from '../../../contract/limits.ts'
import type { Language } from '../../../contract/messages.ts'
import type { PagePost } from '../../../contract/page-posts.ts'
import { excerpt } from '../../../contract/plain-text.ts'
import type { HeadImage, SharedAs } from '../../../contract/rendering.ts'
import { lookUp } from '../../platform/messages.ts'
import type { ScreenHead } from '../../platform/screen-document.ts'
import { messages } from './messages.ts'
import { postData } from './post-data.ts'

export const PAGE_FEED = '/page/feed.xml'

/** One address stands for a post. Of an adult one machines are told that it is adult, and nothing else. */
export function headOfPost(post: PagePost, language: Language, publicUrl: string): ScreenHead {
  const shared = { canonical: `/page-post/${post.id}`, feed: PAGE_FEED }
  if (post.isNsfw) return { ...shared, isNsfw: true, description: lookUp(messages, 'adult', language) }
  const image = imageOfPost(post)
  const name = nameOfPost(post)
  const description = describePost(post)
  return {
    ...shared,
    ...(description !== undefined && { description }),
    ...(image && { image }),
    share: { type: 'article', ...(name !== undefined && { title: name }), tags: tagsOf(post, publicUrl) },
    linkedData: [postData(post, { name, image, publicUrl })],
  }
}

const NAME_LENGTH = 80

/** A title, or the first words; a photograph may have neither. */
function nameOfPost({ title, nodes }: PagePost): string | undefined {
  return title || excerpt(nodes ?? [], NAME_LENGTH) || undefined
}

function describePost({ nodes, media }: PagePost): string | undefined {
  return excerpt(nodes ?? [], DESCRIPTION_LENGTH) || media?.alt || undefined
}

/** Other sites cut to 16:9, so every image is also kept like that; a video shows its first picture. */
const SHARED_WIDTH = 1200

function imageOfPost({ mediaType, mediaUrl, media }: PagePost): HeadImage | undefined {
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
function tagsOf(post: PagePost, publicUrl: string): SharedAs['tags'] {
  const { mediaType, mediaUrl, media } = post
  const times: SharedAs['tags'] = [
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
