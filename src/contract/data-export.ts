import * as z from 'zod/mini'
import { Id, Time } from './common.ts'
import { endpoint } from './endpoint.ts'
import { IdParams } from './objects.ts'

/** For how long the file can be downloaded. */
export const EXPORT_DAYS = 7
/** How often a new one may be made; what failed does not count. */
export const EXPORT_EVERY_HOURS = 24

export const EXPORT_STATES = ['queued', 'running', 'ready', 'failed'] as const
/** `full`: our disk had no room. */
export const EXPORT_FAILURES = ['full', 'failed'] as const

export const DataExport = z.object({
  id: Id,
  state: z.enum(EXPORT_STATES),
  /** In percent. */
  progress: z.number(),
  /** Of the file, once it is ready. */
  bytes: z.nullable(z.number()),
  failure: z.nullable(z.enum(EXPORT_FAILURES)),
  createdAt: Time,
  expiresAt: z.nullable(Time),
})
export type DataExport = z.infer<typeof DataExport>

/** The latest export of one's own data; `nextAt` is when another may be made, null for now. */
export const getDataExport = endpoint({
  method: 'GET',
  path: '/api/account/exports',
  access: 'member',
  response: z.object({ latest: z.nullable(DataExport), nextAt: z.nullable(Time) }),
})

/** Nothing is in the body: it is always everything. Asked twice it is refused, so no answer is stored for repeats. */
export const startDataExport = endpoint({
  method: 'POST',
  path: '/api/account/exports',
  access: 'member',
  isRepeatable: false,
  response: DataExport,
})

/** Whether it can be downloaded now: a browser that follows a link to a file can't confirm anything on the way. */
export const checkDataExport = endpoint({
  method: 'GET',
  path: '/api/account/exports/:id',
  access: 'member',
  params: IdParams,
  response: DataExport,
})

export const downloadDataExport = endpoint({
  method: 'GET',
  path: '/api/account/exports/:id/file',
  access: 'member',
  params: IdParams,
  hasEffect: true,
  file: 'application/zip',
  response: z.string(),
})

/** Where a browser fetches the file. */
export function exportFilePath(id: number): string {
  return downloadDataExport.path.replace(':id', String(id))
}
