import type { ResponseOf } from '../../contract/endpoint.ts'
import { importMarkdown, previewImport } from '../../contract/imports.ts'
import type { Language } from '../../contract/messages.ts'
import { addressOf, send } from '../platform/api.ts'

export type Preview = ResponseOf<typeof previewImport>

export async function sendPreview(zip: File, language: Language): Promise<Preview> {
  return post<Preview>(addressOf(previewImport, undefined, { language }), zip)
}

/** The zip goes out again: between the two steps the server keeps nothing of it. */
export async function sendImport(zip: File, language: Language, indexes: readonly number[]) {
  const query = { language, files: indexes.join(',') }
  return post<ResponseOf<typeof importMarkdown>>(addressOf(importMarkdown, undefined, query), zip)
}

async function post<T>(address: string, zip: File): Promise<T> {
  const form = new FormData()
  form.append('file', zip)
  return (await (await send('POST', address, form)).json()) as T
}
