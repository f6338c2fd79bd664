import { DAY_MS, HOUR_MS, addMs } from '../platform/clock.ts'
import type { Seeding } from '../platform/seeding.ts'
import { demoGroups } from '../seeds/demo/read-articles.ts'
import { OPEN_SUGGESTIONS } from '../seeds/demo/suggestions.ts'
import { insertAccepted, insertOpen, insertSuggestion, type SeededSuggestion } from './seed-queries.ts'

const SUGGESTIONS: (Omit<SeededSuggestion, 'at'> & { daysAgo: number })[] = [
  {
    language: 'en',
    daysAgo: 2,
    summary: 'A last line for those who want to go on',
    sentence: 'Whoever wants to know more begins with the questions in the comments.',
  },
  {
    language: 'id',
    daysAgo: 5,
    summary: 'Tambah catatan tentang sumber',
    sentence: 'Angka di atas dapat berubah; periksa tahun penerbitan sumbernya.',
  },
  // This one has no answer yet: others may decide it.
  {
    language: 'my',
    daysAgo: 21,
    summary: 'Tambah ayat penutup',
    sentence: 'Bacalah sekali lagi pada waktu malam, perlahan-lahan.',
  },
]

/** A few edits that readers have suggested, one of them left without an answer. */
export async function seedSuggestions(seeding: Seeding): Promise<void> {
  const { client, until } = seeding
  if (seeding.isDemo === true) return seedDemo(seeding)
  for (const { daysAgo, ...suggestion } of SUGGESTIONS)
    await insertSuggestion(client, { ...suggestion, at: addMs(until, -daysAgo * DAY_MS) })
}

/** Those of the demo are about what its articles say. */
async function seedDemo({ client, until }: Seeding): Promise<void> {
  await insertAccepted(client)
  const groups = await demoGroups()
  for (const { slug, language, by, hours, summary, change } of OPEN_SUGGESTIONS) {
    const versions = groups.find((group) => group.slug === slug)?.versions ?? []
    const version = versions.find((one) => one.language === language)
    if (version === undefined || !version.source.includes(change[0])) continue
    const source = version.source.replace(change[0], change[1])
    const at = addMs(until, -hours * HOUR_MS)
    await insertOpen(client, { title: version.title, language, by, source, summary, at })
  }
}
