import { useState } from 'react'
import type { CommentList } from '../../contract/comments.ts'
import { commentsAddress, type Topic } from './topic.ts'

/** What any list of a topic tells about it is true of all: it stays while another order is on its way. */
export function useCommentRules(topic: Topic, list: CommentList | undefined) {
  const about = commentsAddress(topic)
  const isOpen = list?.isOpen
  const canManage = list?.canManage
  const [last, setLast] = useState({ about, isOpen, canManage })
  const isKnown = list !== undefined
  if (isKnown && (last.about !== about || last.isOpen !== isOpen || last.canManage !== canManage))
    setLast({ about, isOpen, canManage })
  const known = isKnown || last.about !== about ? { isOpen, canManage } : last
  return { isOpen: known.isOpen !== false, canManage: known.canManage === true }
}
