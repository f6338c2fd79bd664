/** What a built program consists of, as the bundler tells it. */
export interface Chunk {
  fileName: string
  isEntry: boolean
  /** Files and packages that are loaded with it. */
  imports: string[]
}

/**
 * The packages that a program may load at its start, and so holds for as long as it runs. Each costs memory: sharp takes
 * 10 MB, the AWS client 15. What only some visitors need is imported when the first of them comes.
 */
const MAY_LOAD: Record<string, string[]> = {
  'main.js': [
    '@fastify/cookie',
    '@fastify/multipart',
    '@fastify/static',
    'fastify',
    'kysely',
    'pg',
    'pg-copy-streams',
    'prom-client',
    'zod/mini',
  ],
  'worker.js': [
    'diff',
    'mdast-util-from-markdown',
    'mdast-util-gfm',
    'mdast-util-math',
    'micromark-extension-gfm',
    'micromark-extension-math',
    'zod/mini',
  ],
}

/** One sentence for each package that a program loads at its start and may not. */
export function complainOfStart(chunks: Chunk[], mayLoad = MAY_LOAD): string[] {
  const files = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  return chunks
    .filter(({ isEntry, fileName }) => isEntry && mayLoad[fileName] !== undefined)
    .flatMap(({ fileName }) =>
      packagesOf(fileName, files)
        .filter((name) => mayLoad[fileName]?.includes(name) !== true)
        .map((name) => `${fileName} loads ${name} at its start: import it where it is first needed.`),
    )
}

function packagesOf(entry: string, files: Map<string, Chunk>): string[] {
  const seen = new Set([entry])
  // A set is walked with what is added on the way.
  for (const name of seen) for (const imported of files.get(name)?.imports ?? []) seen.add(imported)
  return [...seen].filter((name) => !files.has(name) && !name.startsWith('node:'))
}
