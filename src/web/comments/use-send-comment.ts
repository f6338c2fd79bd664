import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { createArticleComment, createComment, updateComment, type Comment } from '../../contract/comments.ts'
import { call } from '../platform/api.ts'
import { withChange, withComment } from './comment-tree.ts'
import { changeLists, type Topic } from './topic.ts'

/** What the words are for: a new comment, a reply, or other words for one's own. */
export type Purpose = { kind: 'new' } | { kind: 'reply'; to: Comment } | { kind: 'edit'; comment: Comment }

/** Sends words; a repeat of the same words after a lost answer makes no second comment. */
export function useSendComment(topic: Topic, purpose: Purpose, onSent: (comment: Comment) => void) {
  const client = useQueryClient()
  const sent = useRef({ text: '', key: '' })
  return useMutation({
    mutationFn: async (text: string) => {
      if (sent.current.text !== text) sent.current = { text, key: randomKey() }
      return write(topic, purpose, text, sent.current.key)
    },
    onSuccess: (comment) => {
      sent.current = { text: '', key: '' }
      changeLists(client, topic, (list) =>
        purpose.kind === 'edit' ? withChange(list, comment.id, comment) : withComment(list, comment),
      )
      onSent(comment)
    },
  })
}

function write(
  { objectType, objectId }: Topic,
  purpose: Purpose,
  text: string,
  key: string,
): Promise<Comment> {
  if (purpose.kind === 'edit')
    return call(updateComment, { params: { id: String(purpose.comment.id) }, body: { text } })
  const words = { text, ...(purpose.kind === 'reply' && { parentId: purpose.to.id }) }
  return objectType === 'article'
    ? call(createArticleComment, { params: { id: String(objectId) }, body: words, key })
    : call(createComment, { body: { objectType, objectId, ...words }, key })
}

function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
