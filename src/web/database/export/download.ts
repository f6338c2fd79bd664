import { exportExploredCsv, exportExploredJson, type ExploreQuery } from '../../../contract/explore.ts'
import { addressOf, send } from '../../platform/api.ts'

const ROUTES = { csv: exportExploredCsv, json: exportExploredJson }
export type FileKind = keyof typeof ROUTES

/** Browsers need the address a moment longer than the click. */
const KEPT_MS = 60_000

/** Asked for by the page itself, so that a refusal is told in words and not shown in the file's place. */
export async function downloadExplored(kind: FileKind, query: ExploreQuery): Promise<void> {
  const route = ROUTES[kind]
  const response = await send(route.method, addressOf(route, undefined, query))
  const address = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = `database-${new Date().toISOString().slice(0, 10)}.${kind}`
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
}
