import { line } from '../../contract/common.ts'
import type { Arrival } from '../platform/document-steps.ts'
import type { Server } from '../platform/server.ts'
import { findByAliasName } from './queries.ts'

const ALIAS_PATH = /^\/@([^/?#]{1,200})\/?(?:[?#]|$)/
const Alias = line({ min: 1, max: 60 })

/** `/@alias` leads to the person's page, also by an alias of theirs that is not yet free again; others are not found. */
export function aliasArrival({ db, clock }: Server): Arrival {
  return async (request) => {
    const { data: alias } = Alias.safeParse(decode(ALIAS_PATH.exec(request.url)?.[1] ?? ''))
    if (alias === undefined) return null
    const found = await findByAliasName(db.read, alias, clock.now())
    return found === undefined ? null : `/user/${found.id}`
  }
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
