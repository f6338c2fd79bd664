import type { OperationName } from '../../../contract/index.ts'
import { features } from '../../features.ts'
import type { RoundTrips, Row } from './rows.ts'

interface Declared {
  roles: Record<string, Row>
  roundTrips: Record<string, RoundTrips>
}

/** Each feature declares its own in its `roles-testing.ts`. */
const declared = await Promise.all(
  features.filter(({ endpoints }) => endpoints !== undefined).map(({ name }) => load(name)),
)

export const matrix = Object.assign({}, ...declared.map(({ roles }) => roles)) as Record<OperationName, Row>
export const budgets = Object.assign({}, ...declared.map(({ roundTrips }) => roundTrips)) as Record<
  OperationName,
  RoundTrips
>

async function load(feature: string): Promise<Declared> {
  const path = new URL(`../../${feature}/roles-testing.ts`, import.meta.url).pathname
  return (await import(path)) as Declared
}
