import { answerHelp } from '../../contract/help.ts'
import { networkOf } from '../platform/request.ts'
import { serve } from '../platform/serve.ts'
import type { Server } from '../platform/server.ts'
import { countAnswer } from './actions.ts'
import { helpCounter } from './metrics.ts'

const DONE = { done: true } as const

export function helpRoutes(server: Server): void {
  serve(server, answerHelp, async ({ db, body, now, request }) => {
    // A network that answers so often is hardly a reader; nobody need know.
    if (server.callLimits.hit('helpAnswers', networkOf(request)).exceeded) {
      helpCounter(server).inc({ result: 'uncounted' })
      return DONE
    }
    await countAnswer(db, body, now)
    const answer = body.helpful ? 'yes' : 'no'
    helpCounter(server).inc({ result: body.isChange === true ? 'changed' : answer })
    return DONE
  })
}
