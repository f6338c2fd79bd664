import { createThreads, type Threads } from './platform/threads.ts'

/** In a build the worker is a file in the same folder; in development and in tests it is its source. */
const ENTRY = new URL(import.meta.url.endsWith('.ts') ? './worker.ts' : './worker.js', import.meta.url)

/** The threads of the site: what they can do is listed in heavy-work.ts. */
export function startThreads(): Threads {
  return createThreads(ENTRY)
}
