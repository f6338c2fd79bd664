import { sql } from 'kysely'
import type { TestApp } from '../test-app.ts'

/** A warning of the author by somebody who is no longer here, and a proposal to suspend a helper. */
export async function makeModeration(app: TestApp) {
  const author = await app.signIn('author')
  const now = app.clock.now()

  async function makeOwnAction(): Promise<number> {
    const { rows } = await sql<{ id: number }>`
      insert into mod_actions (created_at, actor_id, action, object_type, object_id, person_id, rule)
      values (${now}, 999999, 'warn', 'person', ${author.userId}, ${author.userId}, 'kindness')
      returning id`.execute(app.db)
    const id = rows[0]?.id ?? 0
    await sql`
      insert into mod_action_texts (action_id, person_id, reason, excerpt)
      values (${id}, ${author.userId}, 'Please stay kind.', '')`.execute(app.db)
    return id
  }

  return {
    makeOwnAction,
    makeOpenAppeal: async (): Promise<number> => {
      const { rows } = await sql<{ id: number }>`
        insert into appeals (action_id, person_id, text, created_at)
        values (${await makeOwnAction()}, ${author.userId}, 'That was a joke between friends.', ${now})
        returning id`.execute(app.db)
      return rows[0]?.id ?? 0
    },
    makeProposal: async (): Promise<number> => {
      const [helper, other] = [await app.signIn('helper'), await app.signIn('other')]
      const { rows } = await sql<{ id: number }>`
        insert into suspension_proposals (person_id, actor_id, object_type, object_id, days, rule, reason, created_at)
        values (${helper.userId}, ${other.userId}, 'person', ${helper.userId}, 7, 'spam', 'Spam in many places.', ${now})
        on conflict (person_id) do update set created_at = excluded.created_at
        returning id`.execute(app.db)
      return rows[0]?.id ?? 0
    },
  }
}
