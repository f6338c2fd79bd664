import { ViewState } from '../../contract/explore.ts'
import { addMs, DAY_MS } from '../platform/clock.ts'
import type { Seeding } from '../platform/seeding.ts'
import { DEMO_VIEWS } from '../seeds/demo/saved-views.ts'
import { insertSeededView } from './seed-queries.ts'
import { seedExplored } from './table-actions.ts'

/** The table of all that can be explored; in the demo some keep a view of it that others may open. */
export async function seedExplore({ client, until, isDemo }: Seeding): Promise<void> {
  await seedExplored(client)
  if (isDemo !== true) return
  for (const { by, days, name, state } of DEMO_VIEWS) {
    const at = addMs(until, -days * DAY_MS)
    await insertSeededView(client, { by, name, state: ViewState.parse(state), at })
  }
}
