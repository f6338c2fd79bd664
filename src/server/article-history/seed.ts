import { DAY_MS, addMs } from '../platform/clock.ts'
import type { Seeding } from '../platform/seeding.ts'
import { insertSuggestion, type SeededSuggestion } from './seed-queries.ts'

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
export async function seedSuggestions({ client, until }: Seeding): Promise<void> {
  for (const { daysAgo, ...suggestion } of SUGGESTIONS)
    await insertSuggestion(client, { ...suggestion, at: addMs(until, -daysAgo * DAY_MS) })
}
