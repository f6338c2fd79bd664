import { closeAccount, LEAVING_DAYS, type LeavingChoice } from '../../contract/leaving.ts'
import { DAY_MS } from '../platform/clock.ts'
import { runJobs } from '../testing/notified-people.ts'
import type { TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'

export function close(client: TestClient, choice: LeavingChoice = 'everything') {
  return client.call(closeAccount, { body: { choice } })
}

/** The days go by, and the site does what is due. */
export async function letErase(app: TestApp): Promise<void> {
  app.clock.advance(LEAVING_DAYS * DAY_MS + 1000)
  await purge(app)
}

export async function purge(app: TestApp): Promise<void> {
  await app.purge()
  await runJobs(app)
  await app.settle()
  await runJobs(app)
}
