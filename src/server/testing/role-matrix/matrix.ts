import type { OperationName } from '../../../contract/index.ts'
import { features } from '../../features.ts'
import type { Row } from './rows.ts'

/** The rows of all features: each declares its own in its `roles-testing.ts`. */
export const matrix = Object.assign(
  {},
  ...(await Promise.all(
    features.filter(({ endpoints }) => endpoints !== undefined).map(({ name }) => loadRoles(name)),
  )),
) as Record<OperationName, Row>

async function loadRoles(feature: string): Promise<Record<string, Row>> {
  const path = new URL(`../../${feature}/roles-testing.ts`, import.meta.url).pathname
  const { roles } = (await import(path)) as { roles: Record<string, Row> }
  return roles
}
