export type Insert = (table: string, row: Record<string, unknown>) => Promise<number>

/** Whose rows are written, and with which words. */
export interface PersonRows {
  insert: Insert
  me: number
  /** Somebody they have to do with. */
  other: number
  blocked: number
  at: Date
  mark: string
  say: (place: string) => string
}

export const NODES = { nodes: '[]', renderer_version: 1 }
/** Nothing of it may be in an export. */
export const token = (mark: string): Buffer => Buffer.from(`secret of ${mark}`)
