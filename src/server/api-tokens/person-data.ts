import type { ExportEntry, PersonData } from '../content/person-data.ts'
import type { Db } from '../platform/db.ts'
import { deleteTokensOf, listTokens } from './queries.ts'

/** What they were called and could do; the tokens themselves are known to nobody but their owner. */
export const personData: PersonData = {
  async *export(_site, db, userId): AsyncGenerator<ExportEntry> {
    yield { path: 'api-tokens.json', rows: rowsOf(db, userId) }
  },
  erase: (_site, trx, { id }) => deleteTokensOf(trx, id),
}

async function* rowsOf(db: Db, userId: number): AsyncGenerator<object> {
  yield* await listTokens(db, userId)
}
