import * as contract from '../../../contract/series.ts'
import { serve } from '../../platform/serve.ts'
import type { Server } from '../../platform/server.ts'
import { deleteSeries, updateSeries } from './actions.ts'
import { listOwnSeries } from './queries.ts'

const DONE = { done: true } as const

export function seriesRoutes(server: Server): void {
  serve(server, contract.listMySeries, async ({ db, viewer }) => ({
    items: await listOwnSeries(db, viewer.id),
  }))

  serve(server, contract.updateSeries, async ({ db, viewer, params, body }) => {
    await updateSeries(db, viewer.id, Number(params.id), body)
    return DONE
  })

  serve(server, contract.deleteSeries, async ({ db, viewer, params }) => {
    await deleteSeries(db, viewer.id, Number(params.id))
    return DONE
  })
}
