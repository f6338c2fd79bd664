import { createHash } from 'node:crypto'
import pg from 'pg'

/** Each costs memory on the server for as long as its connection lives. */
const MOST_STATEMENTS = 400
/** PostgreSQL's way to say that a table has other columns now than when the statement was prepared. */
const CHANGED_RESULT = 'RevalidateCachedQuery'

type Query = (text: unknown, values?: unknown, ...rest: unknown[]) => unknown

/**
 * A client that has each statement parsed and planned once and not each time. The name is the hash of the text, so
 * every statement of the site is prepared without having to say so; those beyond the limit run as they did before.
 */
export class PreparingClient extends pg.Client {
  readonly #prepared = new Set<string>()
  /** Part of every name: after a migration changed a result, all are prepared again under another one. */
  #generation = 0

  constructor(config?: pg.ClientConfig) {
    super(config)
    const plain: Query = (...args) =>
      Reflect.apply(Reflect.get(pg.Client.prototype, 'query') as Query, this, args)
    this.query = ((text: unknown, values: unknown, ...rest: unknown[]) => {
      const name = rest.length === 0 ? this.#nameOf(text, values) : undefined
      if (name === undefined) return plain(text, values, ...rest)
      return (plain({ name, text, values }) as Promise<pg.QueryResult>).catch((error: unknown) => {
        if (!isChangedResult(error)) throw error
        this.#prepareAgain()
        // In a transaction this fails as well, and whoever began it begins it again.
        return (plain(text, values) as Promise<pg.QueryResult>).catch(() => {
          throw error
        })
      })
    }) as pg.Client['query']
  }

  #nameOf(text: unknown, values: unknown): string | undefined {
    // Without values it is `begin`, `commit` or a savepoint, which there is nothing to plan about.
    if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0) return undefined
    const name = `${this.#generation}${hashOf(text)}`
    if (!this.#prepared.has(name) && this.#prepared.size >= MOST_STATEMENTS) return undefined
    this.#prepared.add(name)
    return name
  }

  #prepareAgain(): void {
    this.#generation++
    this.#prepared.clear()
  }
}

/** Of the texts that were hashed already. There are a few hundred, unless a list of values makes many of one. */
const hashes = new Map<string, string>()

function hashOf(text: string): string {
  const known = hashes.get(text)
  if (known !== undefined) return known
  const hash = createHash('sha1').update(text).digest('base64url')
  if (hashes.size < 10 * MOST_STATEMENTS) hashes.set(text, hash)
  return hash
}

/** Whether a statement was prepared before a migration; asked again it is prepared anew. */
export function isChangedResult(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.routine === CHANGED_RESULT
}
