import * as contract from '../../contract/imports.ts'
import type { Site } from '../content/content-type.ts'
import { findDraftRoom, insertDrafts } from '../drafts/public.ts'
import { acceptForms } from '../media/public.ts'
import { fail } from '../platform/errors.ts'
import { serve } from '../platform/serve.ts'
import type { Work } from '../platform/work-pool.ts'
import { WorkTooLong } from '../platform/work-thread.ts'
import { faults, messages, notes } from './messages.ts'
import { importCounter } from './metrics.ts'
import type { NewDraft, ReadZip } from './read-zip.ts'
import { withZip } from './receive-zip.ts'

/** Texts that are in memory at once: at most two megabytes. */
const BATCH = 8

export async function importsRoutes(site: Site): Promise<void> {
  const counter = importCounter(site)

  await acceptForms(site, (scoped, _media, receive) => {
    // Any other content type is refused by the handler, with a message that names what is expected.
    scoped.http.addContentTypeParser('*', (_request, _payload, done) => done(null))

    serve(scoped, contract.previewImport, ({ db, viewer, query, language, request, work }) =>
      withZip({ server: site, receive, request, userId: viewer.id }, async (path) => {
        const order = { path, language: query.language ?? language }
        const { files, ...zip } = await inThread<ReadZip>(work, 'import-preview', order)
        counter.inc({ result: 'previewed' })
        return {
          ...zip,
          files: files.map(({ fault, notes: left, ...file }) => ({
            ...file,
            error: fault === null ? null : faults[fault][language],
            notes: left.map((note) => notes[note][language]),
          })),
          room: await findDraftRoom(db, viewer.id),
        }
      }),
    )

    serve(scoped, contract.importMarkdown, ({ db, viewer, query, language, request, work, now }) =>
      withZip({ server: site, receive, request, userId: viewer.id }, async (path) => {
        const indexes = [...new Set(query.files.split(',').map(Number))]
        const room = await findDraftRoom(db, viewer.id)
        if (indexes.length > room) fail('conflict', messages.noRoom, { values: { room } })
        let [imported, read] = [0, 0]
        for (let from = 0; from < indexes.length; from += BATCH) {
          const batch = indexes.slice(from, from + BATCH)
          const order = { path, language: query.language ?? language, indexes: batch }
          const drafts = await inThread<NewDraft[]>(work, 'import-texts', order)
          read += drafts.length
          if (drafts.length > 0)
            imported += await insertDrafts(db, { userId: viewer.id, kind: 'article' }, drafts, now)
        }
        counter.inc({ result: 'imported' }, imported)
        return { imported, known: read - imported, failed: indexes.length - read }
      }),
    )
  })
}

async function inThread<T>(work: Work, name: string, order: object): Promise<T> {
  try {
    return await work.run<T>(name, order)
  } catch (error) {
    if (!(error instanceof WorkTooLong)) throw error
    return fail('invalid_input', messages.takesTooLong, { fields: { file: messages.takesTooLong } })
  }
}
