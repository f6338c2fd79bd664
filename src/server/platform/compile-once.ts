import { CompiledQuery } from 'kysely'
import type { Db } from './db.ts'

/** Stands for a value while a statement is compiled. */
class Given {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/**
 * A statement that is built and compiled at its first use and not for each request, which for the hottest ones costs
 * more than everything else that they do. `build` only puts the given values in: they are not there yet when it runs,
 * so whatever is computed from them is given as well.
 */
export function compileOnce<Values extends object, Row>(
  build: (db: Db, given: Values) => CompiledQuery<Row>,
): (db: Db, values: Values) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined
  return async (db, values) => {
    compiled ??= build(db, placeholders as Values)
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Given ? (values as Record<string, unknown>)[parameter.name] : parameter,
    )
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(compiled.sql, parameters))
    return rows
  }
}

const placeholders: object = new Proxy({}, { get: (_, name) => new Given(String(name)) })
