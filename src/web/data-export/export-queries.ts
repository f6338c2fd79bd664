import {
  checkDataExport,
  exportFilePath,
  getDataExport,
  type DataExport,
} from '../../contract/data-export.ts'
import { addressOf, call } from '../platform/api.ts'

export const exportQuery = {
  queryKey: [addressOf(getDataExport)],
  queryFn: async ({ signal }: { signal: AbortSignal }) => call(getDataExport, { signal }),
  refetchOnMount: 'always',
} as const

export function isOnItsWay(latest: DataExport | null | undefined): boolean {
  return latest?.state === 'queued' || latest?.state === 'running'
}

/** Asked for by the browser itself, which writes it to the disk: it may be larger than a tab can hold. */
export async function fetchExport(id: number): Promise<void> {
  await call(checkDataExport, { params: { id: String(id) } })
  const link = document.createElement('a')
  link.href = exportFilePath(id)
  link.download = ''
  link.click()
}
