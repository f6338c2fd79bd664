import type { Feature } from '../content/feature.ts'
import { redraw, redrawnTable } from '../rich-text/public.ts'
import { endpoints } from './endpoints.ts'
import { eraseQuestionTraces } from './erase-actions.ts'
import { questionHonor } from './honor.ts'
import { answerCounter, questionCounter, voteCounter } from './metrics.ts'
import { questionNotifications } from './notifications.ts'
import { exportQuestions } from './export-queries.ts'
import { pickAnswers } from './pick-actions.ts'
import { reopenOrphans } from './reopen-actions.ts'
import { questionsRoutes } from './routes.ts'
import { indexQuestion, QUESTION_SEARCH } from './search-actions.ts'
import { releaseQuestions, takeBackVotes } from './leave-actions.ts'

export const questions: Feature = {
  name: 'questions',
  routes: questionsRoutes,
  endpoints,
  person: { export: exportQuestions, eraseInParts: [takeBackVotes, releaseQuestions] },
  metrics: [questionCounter, answerCounter, voteCounter],
  eraseTraces: eraseQuestionTraces,
  purge: [
    { name: 'picks of the community', run: ({ db }, now) => pickAnswers(db.write, now) },
    { name: 'duplicates of what is gone', run: ({ db }) => reopenOrphans(db.write) },
  ],
  followUps: { [QUESTION_SEARCH]: (trx, id) => indexQuestion(trx, Number(id)) },
  notifications: questionNotifications,
  honor: questionHonor,
  redraw: async (server) => {
    for (const table of ['questions', 'answers'])
      await redraw(server, redrawnTable(server.db.write, table, 'rich-text-trees'))
  },
  seed: {
    after: ['auth', 'articles', 'page-posts'],
    run: async (seeding, { people = 0 }) => ({
      questions: await (await import('./seed.ts')).seedQuestions(seeding, people),
    }),
  },
}
