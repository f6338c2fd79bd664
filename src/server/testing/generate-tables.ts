import { Kysely, PostgresDialect as KyselyPostgresDialect } from 'kysely'
import { generate, PostgresDialect } from 'kysely-codegen'
import pg from 'pg'

/** The table types of a migrated database, as TypeScript. */
export async function generateTables(url: string): Promise<string> {
  const db = new Kysely<unknown>({
    dialect: new KyselyPostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 1 }) }),
  })
  try {
    return await generate({
      db,
      dialect: new PostgresDialect(),
      camelCase: false,
      typeMapping: { int8: 'number' },
      typeOnlyImports: true,
      outFile: null,
    })
  } finally {
    await db.destroy()
  }
}
