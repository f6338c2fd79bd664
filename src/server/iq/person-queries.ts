import type { ExportPerson } from '../content/person-data.ts'
import { listRows } from '../content/person-queries.ts'
import { exportIqAttempts } from './export-queries.ts'

/** The results of the reasoning test, and what was answered. */
export const exportIq: ExportPerson = (_site, db, userId) => [
  { path: 'reasoning-test.json', rows: listRows(() => exportIqAttempts(db, userId)) },
]
