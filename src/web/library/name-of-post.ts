import type { PagePost } from '../../contract/page-posts.ts'
import { snippetOfPost } from '../page-posts/public.ts'
import { useText } from '../platform/language.tsx'
import { snippetOf } from '../platform/snippet.ts'
import { messages } from './messages.ts'

const LENGTH = 40

/** What a button about a post calls it: its title, its first words, or what it is. */
export function useNameOfPost(): (post: PagePost) => string {
  const t = useText(messages)
  return (post) => post.title || snippetOf(snippetOfPost(post), LENGTH) || t(post.type)
}
