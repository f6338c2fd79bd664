import type { SourceFile } from './read-module.ts'

/** A violation planted into an otherwise clean tree: the file that breaks the rule comes first. */
export interface Planted {
  rule: string
  files: SourceFile[]
}

export function plant(rule: string, path: string, source: string): Planted {
  return { rule, files: [{ path, source }] }
}
