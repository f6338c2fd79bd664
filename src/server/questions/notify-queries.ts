import { sql, type RawBuilder } from 'kysely'

/** The kinds of follow-ups of what happens to questions and answers; the subject is the id. */
export const NOTIFY_QUESTION = 'notify-question'
export const NOTIFY_ANSWER = 'notify-answer'
/** The subject is '7 2' for the second closing of question 7. */
export const NOTIFY_CLOSED = 'notify-closed'
/** The subject is '7 2' for retag 2 of question 7. */
export const NOTIFY_RETAGGED = 'notify-retagged'
/** After a vote; subjects are 'answer 7 42', for a vote by person 42. */
export const VOTED = 'notify-vote'

/** Queues what is told after a vote, as the beginning of a statement that goes on with `from` rows that changed. */
export function votedRows(type: 'question' | 'answer', id: number, userId: number): RawBuilder<unknown> {
  return sql`insert into follow_ups (kind, subject) select ${VOTED}::text, ${`${type} ${id} ${userId}`}::text`
}
