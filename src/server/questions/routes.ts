import type { Site } from '../content/content-type.ts'
import { answerRoutes } from './answer-routes.ts'
import { decisionRoutes } from './decision-routes.ts'
import { listRoutes } from './list-routes.ts'
import { personRoutes } from './person-routes.ts'
import { questionRoutes } from './question-routes.ts'
import { similarRoutes } from './similar-routes.ts'

export function questionsRoutes(site: Site): void {
  listRoutes(site)
  questionRoutes(site)
  answerRoutes(site)
  decisionRoutes(site)
  personRoutes(site)
  similarRoutes(site)
}
