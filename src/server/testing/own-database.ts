import { connectDatabases, type Databases } from '../platform/db.ts'
import type { TestApp } from './test-app.ts'

/** Connections that are not the site's own: what is said to a test's own tables on them is not recorded. */
export function connectOwn(app: TestApp, options?: { isPreparing?: boolean }): Databases {
  const url = new URL(app.url)
  url.searchParams.set('application_name', 'a test')
  return connectDatabases(url.href, undefined, () => {}, options)
}
