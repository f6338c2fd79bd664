import type { RateLimitName } from '../platform/rate-limits.ts'
import type { TestApp } from './test-app.ts'

/** As if everybody who has met the limit in this window had met it so many times: sooner than to call so often. */
export async function setHits(app: TestApp, name: RateLimitName, hits: number): Promise<void> {
  const { numUpdatedRows } = await app.db
    .updateTable('rate_limits')
    .set({ hits })
    .where('key', 'like', `${name}:%`)
    .where('resets_at', '>', app.clock.now())
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw new Error(`Nobody has met ${name} yet`)
}
