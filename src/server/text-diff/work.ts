import type { DiffPart } from '../../contract/article-history.ts'
import type { Language } from '../../contract/messages.ts'
import type { Work } from '../platform/work-pool.ts'
import { diffWords, measureChange as measure, type Change } from './diff-words.ts'
import { mergeVersions as merge, type Merged, type Version, type Versions } from './merge-texts.ts'

export interface VersionDiff {
  title: DiffPart[]
  content: DiffPart[]
}

export const textDiffWork = {
  'diff-versions': ({ older, newer }: { older: Version; newer: Version }): VersionDiff => ({
    title: diffWords(older.title, newer.title),
    content: diffWords(older.content, newer.content),
  }),
  'merge-versions': ({ versions, language }: { versions: Versions; language: Language }): Merged =>
    merge(versions, language),
  'measure-change': ({ older, newer }: { older: string; newer: string }): Change => measure(older, newer),
}

export function diffVersions(work: Work, older: Version, newer: Version): Promise<VersionDiff> {
  return work.run('diff-versions', { older: pick(older), newer: pick(newer) })
}

export function mergeVersions(
  work: Work,
  { base, edit, current }: Versions,
  language: Language,
): Promise<Merged> {
  const versions = { base: pick(base), edit: pick(edit), current: pick(current) }
  return work.run('merge-versions', { versions, language })
}

export function measureChange(work: Work, older: string, newer: string): Promise<Change> {
  return work.run('measure-change', { older, newer })
}

/** Without whatever else a row holds. */
function pick({ title, content }: Version): Version {
  return { title, content }
}
