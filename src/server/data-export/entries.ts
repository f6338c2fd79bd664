import type { Feature } from '../content/feature.ts'
import type { Site } from '../content/content-type.ts'
import type { ExportEntry, ExportPerson } from '../content/person-data.ts'
import type { Db } from '../platform/db.ts'
import type { Files } from '../platform/files.ts'
import { fillText } from '../../contract/messages.ts'
import { messages } from './messages.ts'
import { findMailbox } from './queries.ts'
import type { ZipEntry } from './write-zip.ts'

/** Rows are written in parts of about so many characters. */
const PART_LENGTH = 32 * 1024

/** What a feature's part of an export weighs for the progress that is shown, unless it says otherwise. */
const USUAL_BYTES = 64 * 1024

/** One feature's part of an export. */
export interface ExportPart {
  name: string
  export: ExportPerson
  bytes: number
}

/** The parts of all features, none of which is known by name. */
export async function listParts(features: readonly Feature[], db: Db, userId: number): Promise<ExportPart[]> {
  const parts: ExportPart[] = []
  for (const { name, person } of features) {
    if (person?.export === undefined) continue
    const bytes = (await person.measure?.(db, userId)) ?? 0
    parts.push({ name, export: person.export, bytes: Math.max(bytes, USUAL_BYTES) })
  }
  return parts
}

/** All files of a zip, one after the other; `onPart` is told before each part begins. */
export async function* listEntries(
  { site, files }: { site: Site; files: Files },
  parts: readonly ExportPart[],
  userId: number,
  onPart: (at: number) => void,
): AsyncGenerator<ZipEntry> {
  yield { path: 'README.txt', parts: textOf(await readme(site, userId)), isCompressed: true }
  for (const [at, part] of parts.entries()) {
    onPart(at)
    for await (const entry of part.export(site, site.db.read, userId)) yield zipEntry(files, entry)
  }
}

function zipEntry(files: Files, entry: ExportEntry): ZipEntry {
  const { path } = entry
  if ('file' in entry) return { path, parts: copyOf(files, entry.file), isCompressed: false }
  return { path, parts: 'text' in entry ? textOf(entry.text) : jsonOf(entry.rows), isCompressed: true }
}

/** In their own language. */
async function readme({ db, config, clock }: Site, userId: number): Promise<string> {
  const { language } = await findMailbox(db.read, userId)
  const day = clock.now().toISOString().slice(0, 10)
  return `${fillText(messages.readme[language], { site: config.siteName, day })}\n`
}

async function* textOf(text: string): AsyncGenerator<string> {
  yield text
}

export async function* jsonOf(rows: AsyncIterable<object>): AsyncGenerator<string> {
  let part = '['
  let isFirst = true
  for await (const row of rows) {
    part += `${isFirst ? '' : ','}\n${JSON.stringify(row)}`
    isFirst = false
    if (part.length < PART_LENGTH) continue
    yield part
    part = ''
  }
  yield `${part}\n]\n`
}

/** A file that is gone by now was deleted while the export was made: it is empty there. */
async function* copyOf(files: Files, { key, name }: { key: string; name: string }): AsyncGenerator<Buffer> {
  const stored = await files.open(key, name)
  if (stored !== undefined) yield* (await stored.stream()) as AsyncIterable<Buffer>
}
