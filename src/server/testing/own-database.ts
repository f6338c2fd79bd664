import { connectDatabases, type Databases } from '../platform/db.ts'
import type { TestApp } from './test-app.ts'

/** Connections that are not the site's own: statements on them are not recorded. */
export function connectOwn(app: TestApp): Databases {
  const url = new URL(app.url)
  url.searchParams.set('application_name', 'a test')
  return connectDatabases(url.href, undefined, () => {})
}
