import { EXCERPT_LENGTH, PAGE_POST_MAX } from '../../../contract/limits.ts'
import type { PagePost } from '../../../contract/page-posts.ts'
import { excerpt } from '../../../contract/plain-text.ts'
import type { HeadImage } from '../../../contract/rendering.ts'
import { countsOf, siteId } from '../../platform/screen-document.ts'

interface KnownOfPost {
  name: string | undefined
  image: HeadImage | undefined
  publicUrl: string
}

/** A post as schema.org describes it: a conversation, or something shown. */
export function postData(post: PagePost, { name, image, publicUrl }: KnownOfPost): object {
  const url = `${publicUrl}/page-post/${post.id}`
  const text = excerpt(post.nodes ?? [], PAGE_POST_MAX)
  return {
    '@type': post.type === 'discussion' ? 'DiscussionForumPosting' : 'SocialMediaPosting',
    '@id': url,
    url,
    mainEntityOfPage: url,
    ...(name !== undefined && { headline: name }),
    ...(text !== '' && { text }),
    datePublished: post.createdAt,
    dateModified: post.editedAt ?? post.createdAt,
    ...(post.authorName !== null && { author: authorOf(post, publicUrl) }),
    ...(image && post.mediaType === 'image' && { image: publicUrl + image.path }),
    ...(post.mediaType === 'video' && videoOf(post, name, publicUrl)),
    isPartOf: { '@id': siteId(publicUrl) },
    interactionStatistic: countsOf(post),
  }
}

function authorOf({ authorId, authorName }: PagePost, publicUrl: string) {
  return {
    '@type': 'Person',
    name: authorName,
    ...(authorId !== null && { url: `${publicUrl}/user/${authorId}` }),
  }
}

/** One that is still being made ready is not told of: there is nothing to play. */
function videoOf(post: PagePost, nameOfPost: string | undefined, publicUrl: string) {
  const { media, mediaUrl } = post
  if (media === null || mediaUrl === null || media.state !== 'ready') return {}
  const name = nameOfPost ?? media.alt
  return {
    video: {
      '@type': 'VideoObject',
      name: name || post.authorName,
      description: excerpt(post.nodes ?? [], EXCERPT_LENGTH) || media.alt || name || post.authorName,
      uploadDate: post.createdAt,
      contentUrl: publicUrl + mediaUrl,
      width: media.width,
      height: media.height,
      ...(media.posterUrl !== null && { thumbnailUrl: publicUrl + media.posterUrl }),
      ...(media.durationMs !== null && {
        duration: `PT${Math.max(1, Math.round(media.durationMs / 1000))}S`,
      }),
    },
  }
}
