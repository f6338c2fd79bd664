import type { ListFacts, NotificationFact, Notifications } from '../content/notification-type.ts'
import { mentionFacts } from '../mentions/public.ts'
import { notifyMessages as messages } from './notify-messages.ts'
import { NOTIFY_ANSWER, NOTIFY_CLOSED, NOTIFY_QUESTION, NOTIFY_RETAGGED, VOTED } from './notify-queries.ts'
import {
  countFollowers,
  listClosings,
  listMilestones,
  listReached,
  listToldAnswers,
  listToldQuestions,
  listToldRetags,
  type ToldAnswer,
  type ToldQuestion,
} from './told-queries.ts'

/** Whose answer it is is told of the community's pick, and whom it names of their name. */
const tellOfQuestions: ListFacts = async (trx, subjects, now) => {
  const questions = await listToldQuestions(trx, subjects.map(Number))
  const texts = questions.map((question) => ({
    ...ofQuestion(question),
    actorId: question.authorId,
    nodes: question.nodes,
  }))
  return [...questions.flatMap(newsOf), ...(await mentionFacts(trx, texts, now))]
}

function newsOf(question: ToldQuestion): NotificationFact[] {
  const { id, pickId, pickAuthorId } = question
  if (pickId === null || pickAuthorId === null) return []
  const thread = { type: 'question', id } as const
  const about = { objectType: 'answer', objectId: pickId, thread } as const
  return [{ subject: String(id), type: 'answer-picked', userId: pickAuthorId, actorId: null, ...about }]
}

function ofQuestion({ id }: ToldQuestion) {
  return { subject: String(id), objectType: 'question', objectId: id } as const
}

/** Who asked is told of each closing, as long as it stands. */
const tellOfClosing: ListFacts = async (trx, subjects) =>
  (await listClosings(trx, subjects)).map(({ subject, questionId, askerId }) => ({
    subject,
    type: 'question-closed',
    userId: askerId,
    actorId: null,
    objectType: 'question',
    objectId: questionId,
  }))

/** Who asked is told of the tags that others changed: the words are theirs. */
const tellOfRetag: ListFacts = async (trx, subjects) =>
  (await listToldRetags(trx, subjects)).map(({ subject, questionId, askerId, editorId }) => ({
    subject,
    type: 'question-retagged',
    userId: askerId,
    actorId: editorId,
    objectType: 'question',
    objectId: questionId,
  }))

/** Each is told of an answer once: that theirs was accepted, that theirs is answered, their name, what they follow. */
const tellOfAnswers: ListFacts = async (trx, subjects, now, part) => {
  const answers = await listToldAnswers(trx, subjects.map(Number), part)
  const texts = answers.map((answer) => ({
    ...ofAnswer(answer),
    objectType: 'answer' as const,
    objectId: answer.id,
    actorId: answer.authorId,
    nodes: answer.nodes,
  }))
  const named = await mentionFacts(trx, texts, now)
  return answers.flatMap((answer) => {
    const { subject } = ofAnswer(answer)
    return [
      ...accepted(answer),
      ...answered(answer, 'answer', answer.askerId === null ? [] : [answer.askerId]),
      ...named.filter((fact) => fact.subject === subject),
      ...answered(answer, 'question-answer', answer.followerIds),
    ]
  })
}

/** Answers to one question are one line. */
function answered(
  answer: ToldAnswer,
  type: 'answer' | 'question-answer',
  userIds: number[],
): NotificationFact[] {
  const { id, questionId, authorId } = answer
  return userIds
    .filter((userId) => userId !== authorId)
    .map((userId) => ({
      ...ofAnswer(answer),
      type,
      userId,
      actorId: authorId,
      objectType: 'question',
      objectId: questionId,
      place: `?answer=${id}`,
    }))
}

function accepted(answer: ToldAnswer): NotificationFact[] {
  const { id, authorId, askerId, isAccepted } = answer
  if (!isAccepted || askerId === null || askerId === authorId) return []
  const about = { objectType: 'answer', objectId: id } as const
  return [{ ...ofAnswer(answer), ...about, type: 'answer-accepted', userId: authorId, actorId: askerId }]
}

function ofAnswer({ id, questionId }: ToldAnswer) {
  return { subject: String(id), thread: { type: 'question' as const, id: questionId } }
}

/** The subject is the milestone, whoever's vote it was: once it is told it stays, and is not told by another vote. */
const tellOfVotes: ListFacts = async (trx, subjects) =>
  (await listMilestones(trx, subjects)).map(({ questionId, askerId, votes }) => ({
    subject: `question ${questionId} reached ${votes}`,
    type: 'question-votes',
    userId: askerId,
    // Who voted stays between them and the numbers.
    actorId: null,
    objectType: 'question',
    objectId: questionId,
  }))

export const questionNotifications: Notifications = {
  types: {
    answer: {
      icon: 'reply',
      filter: 'replies',
      label: messages.answerLabel,
      words: messages.answerWords,
      channels: { inApp: true, mail: true, push: true },
    },
    'answer-accepted': {
      icon: 'honor',
      filter: 'replies',
      label: messages.acceptedLabel,
      words: messages.acceptedWords,
      channels: { inApp: true, mail: true, push: true },
    },
    'answer-picked': {
      icon: 'honor',
      filter: null,
      label: messages.pickedLabel,
      words: messages.pickedWords,
      channels: { inApp: true, mail: false, push: false },
      isLasting: true,
    },
    'question-answer': {
      icon: 'reply',
      filter: 'replies',
      label: messages.followedLabel,
      words: messages.followedWords,
      channels: { inApp: true, mail: false, push: false },
    },
    'question-votes': {
      icon: 'like',
      filter: null,
      label: messages.votesLabel,
      words: messages.votesWords,
      note: { words: messages.votesReached, list: listReached },
      channels: { inApp: true, mail: false, push: false },
    },
    'question-closed': {
      icon: 'system',
      filter: 'system',
      label: messages.closedLabel,
      words: messages.closedWords,
      channels: { inApp: true, mail: false, push: false },
    },
    'question-retagged': {
      icon: 'system',
      filter: null,
      label: messages.retaggedLabel,
      words: messages.retaggedWords,
      channels: { inApp: true, mail: false, push: false },
    },
  },
  sources: {
    [NOTIFY_QUESTION]: { listFacts: tellOfQuestions, isEdited: true },
    [NOTIFY_ANSWER]: {
      listFacts: tellOfAnswers,
      isEdited: true,
      countPeople: (trx, subjects) => countFollowers(trx, subjects.map(Number)),
    },
    [VOTED]: { listFacts: tellOfVotes, isEdited: true },
    [NOTIFY_CLOSED]: { listFacts: tellOfClosing, isEdited: true },
    [NOTIFY_RETAGGED]: { listFacts: tellOfRetag, isEdited: true },
  },
}
