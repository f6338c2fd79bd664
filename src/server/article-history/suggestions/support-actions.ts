import { PRIVILEGES } from '../../../contract/honor-rules.ts'
import { SUGGESTION_PATIENCE_DAYS, SUPPORTS_NEEDED } from '../../../contract/limits.ts'
import { lockArticle } from '../../articles/public.ts'
import type { Db } from '../../platform/db.ts'
import { fail } from '../../platform/errors.ts'
import { messages as common } from '../../platform/messages.ts'
import { transactWithWork } from '../../platform/transact-with-work.ts'
import type { Work } from '../../platform/work-pool.ts'
import { messages } from '../messages.ts'
import { getCurrent } from '../queries.ts'
import { mergeSuggestion, settle, type Deciding } from './actions.ts'
import { getSuggestion, readSupporter, storedOf } from './queries.ts'
import { refusalToSupport } from './rules.ts'

const VALUES = { honor: PRIVILEGES.supportSuggestions, days: SUGGESTION_PATIENCE_DAYS }

/** One of two who accept what the authors left without an answer; the second one accepts it. */
export function support(db: Db, work: Work, supporting: Omit<Deciding, 'body'>): Promise<void> {
  const { viewer, articleId, suggestionId, now } = supporting
  const deciding: Deciding = { ...supporting, body: { decision: 'accept' } }
  return transactWithWork(db, work, async (trx, work) => {
    const article = await lockArticle(trx, viewer, articleId)
    // Staff reads what is being checked too, which stays as it is.
    if (!article.isPublic) fail('not_found', common.notFound)
    const found = await getSuggestion(trx, viewer, article, suggestionId)
    const { honor, hasSupported } = await readSupporter(trx, viewer.id, suggestionId)
    // A repeat of the call that accepted it asks for what is already so.
    if (hasSupported && found.suggestion.state === 'accepted') return
    const refusal = refusalToSupport({ viewer, honor, now }, article, storedOf(found.suggestion))
    if (refusal !== null) fail(CODES[refusal], messages[refusal], { values: VALUES })
    await insertSupport(trx, supporting)
    const { suggestion } = await getSuggestion(trx, viewer, article, suggestionId)
    if (suggestion.acceptances >= SUPPORTS_NEEDED) await settle(trx, work, deciding, article, found)
    // Nobody is asked for support where the texts must be merged by hand.
    else await mergeSuggestion(work, deciding, found, await getCurrent(trx, articleId))
  })
}

const CODES = {
  ownSuggestion: 'not_allowed',
  decideDirectly: 'not_allowed',
  needsHonor: 'not_allowed',
  alreadyDecided: 'conflict',
  authorsHaveTime: 'conflict',
} as const

async function insertSupport(
  trx: Db,
  { viewer, suggestionId, now }: Pick<Deciding, 'viewer' | 'suggestionId' | 'now'>,
): Promise<void> {
  await trx
    .insertInto('article_suggestion_votes')
    .values({ suggestion_id: suggestionId, user_id: viewer.id, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
