import * as contract from '../../contract/api-tokens.ts'
import { newApiToken } from '../platform/api-token.ts'
import { requireFresh } from '../platform/fresh.ts'
import { enforceRateLimits } from '../platform/rate-limits.ts'
import { serve } from '../platform/serve.ts'
import type { Server } from '../platform/server.ts'
import { insertToken } from './actions.ts'
import { tokenCounter } from './metrics.ts'
import { deleteToken, listTokens } from './queries.ts'

export function apiTokensRoutes(server: Server): void {
  const counter = tokenCounter(server)

  serve(server, contract.listApiTokens, async ({ db, viewer }) => ({
    items: await listTokens(db, viewer.id),
    most: contract.TOKENS_MAX,
  }))

  serve(server, contract.createApiToken, async ({ viewer, body, now, reply }) => {
    requireFresh(viewer, now)
    await enforceRateLimits(server.limits, [['apiTokensPerDay', String(viewer.id)]], reply)
    const token = newApiToken()
    const { id, expiresAt } = await insertToken(server, { ...body, userId: viewer.id, token }, now)
    counter.inc({ result: 'made' })
    const { name, scopes } = body
    return {
      id,
      name,
      scopes,
      token,
      createdAt: now.toISOString(),
      expiresAt: expiresAt?.toISOString() ?? null,
      lastUsedAt: null,
    }
  })

  serve(server, contract.revokeApiToken, async ({ db, viewer, params }) => {
    if (await deleteToken(db, viewer.id, Number(params.id))) counter.inc({ result: 'revoked' })
    return { done: true as const }
  })
}
