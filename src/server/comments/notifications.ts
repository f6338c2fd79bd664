import { listReaders, readerKey } from '../content/readers-queries.ts'
import type { ListFacts, NotificationFact, Notifications } from '../content/notification-type.ts'
import { mentionFacts } from '../mentions/public.ts'
import { notifyMessages as messages } from './notify-messages.ts'
import { countFollowers, listTold, NOTIFY_COMMENT, type ToldComment } from './notify-queries.ts'

/** Whom a comment is for. Each is told of it once, of the first that they want: an answer, their name, what is theirs. */
const tellOfComments: ListFacts = async (trx, subjects, now, part) => {
  const comments = await listTold(trx, subjects.map(Number), part)
  const named = await mentionFacts(
    trx,
    comments.map((comment) => ({ ...factOf(comment), nodes: comment.nodes })),
    now,
  )
  const told = comments.map((comment) => {
    const fact = factOf(comment)
    const facts: NotificationFact[] = [
      ...answersOf(comment),
      ...named.filter(({ subject }) => subject === fact.subject),
      ...comment.authorIds.map((userId) => ({ ...fact, type: 'comment', userId })),
      ...comment.followerIds.map((userId) => ({ ...fact, type: 'thread', userId })),
    ]
    return { comment, facts: facts.filter(({ userId }) => userId !== comment.authorId) }
  })
  const inside = told.filter(({ comment }) => !comment.isPublic)
  const readers = await listReaders(
    trx,
    inside.flatMap(({ comment, facts }) =>
      facts.map(({ userId }) => ({ userId, objectType: comment.objectType, objectId: comment.objectId })),
    ),
  )
  return told.flatMap(({ comment, facts }) =>
    facts.filter(({ userId }) => comment.isPublic || readers.has(readerKey({ ...comment, userId }))),
  )
}

function factOf({
  id,
  objectType,
  objectId,
  authorId,
  thread,
}: ToldComment): Omit<NotificationFact, 'type' | 'userId'> {
  return { subject: String(id), actorId: authorId, objectType, objectId, thread, place: `?comment=${id}` }
}

/** Answers to the same comment are one line. */
function answersOf(comment: ToldComment): NotificationFact[] {
  const { answeredId, answeredAuthorId: userId } = comment
  if (answeredId === null || userId === null) return []
  return [{ ...factOf(comment), type: 'reply', userId, objectType: 'comment', objectId: answeredId }]
}

export const commentNotifications: Notifications = {
  types: {
    reply: {
      icon: 'reply',
      filter: 'replies',
      label: messages.replyLabel,
      words: messages.replyWords,
      channels: { inApp: true, mail: false, push: true },
    },
    comment: {
      icon: 'comment',
      filter: 'replies',
      label: messages.commentLabel,
      words: messages.commentWords,
      channels: { inApp: true, mail: false, push: true },
    },
    thread: {
      icon: 'comment',
      filter: 'replies',
      label: messages.threadLabel,
      words: messages.threadWords,
      channels: { inApp: true, mail: false, push: false },
    },
  },
  sources: {
    [NOTIFY_COMMENT]: {
      listFacts: tellOfComments,
      isEdited: true,
      countPeople: (trx, subjects) => countFollowers(trx, subjects.map(Number)),
    },
  },
}
