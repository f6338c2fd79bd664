import type { DraftContent } from '../../../contract/drafts.ts'
import type { BodyOf } from '../../../contract/endpoint.ts'
import type { PagePost, updatePagePost } from '../../../contract/page-posts.ts'

/** What of a post can be changed. A type and not an interface, because a draft is a record of such values. */
// oxlint-disable-next-line typescript/consistent-type-definitions -- see above
export type EditValues = {
  title: string
  content: string
  mediaAlt: string
  isNsfw: boolean
  votingQuestion: string
  votingOptions: string[]
}

export function valuesOf(post: PagePost): EditValues {
  return {
    title: post.title ?? '',
    content: post.content ?? '',
    mediaAlt: post.media?.alt ?? '',
    isNsfw: post.isNsfw,
    votingQuestion: post.votingQuestion ?? '',
    votingOptions: post.votingOptions,
  }
}

/** A draft may be older than the form or damaged: what fits is taken, the rest stays as it was. */
export function restoreEdit(content: DraftContent, base: EditValues): EditValues {
  const text = (name: 'title' | 'content' | 'mediaAlt' | 'votingQuestion'): string => {
    const value = content[name]
    return typeof value === 'string' ? value : base[name]
  }
  const { isNsfw, votingOptions } = content
  return {
    title: text('title'),
    content: text('content'),
    mediaAlt: text('mediaAlt'),
    isNsfw: typeof isNsfw === 'boolean' ? isNsfw : base.isNsfw,
    votingQuestion: text('votingQuestion'),
    votingOptions: Array.isArray(votingOptions) ? votingOptions : base.votingOptions,
  }
}

/** Only what is different; a poll can be changed for a while only. */
export function changesOf(
  post: PagePost,
  values: EditValues,
  canEditPoll: boolean,
): BodyOf<typeof updatePagePost> {
  const before = valuesOf(post)
  const after = {
    ...values,
    title: values.title.trim(),
    content: values.content.trim(),
    mediaAlt: values.mediaAlt.trim(),
    votingQuestion: values.votingQuestion.trim(),
    votingOptions: values.votingOptions.map((option) => option.trim()),
  }
  const names = Object.keys(before) as (keyof EditValues)[]
  const changed = names.filter(
    (name) =>
      (canEditPoll || !name.startsWith('voting')) &&
      JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )
  return Object.fromEntries(changed.map((name) => [name, after[name]]))
}
