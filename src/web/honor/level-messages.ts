import { defineMessages } from '../platform/messages.ts'

/** Apart from the other words of Honor: every profile shows them. */
export const messages = defineMessages({
  level: { en: 'Level: {level}', id: 'Tingkat: {level}', my: 'Tahap: {level}' },
  toNext: {
    en: '{count} to {level}',
    id: '{count} lagi ke {level}',
    my: '{count} lagi untuk {level}',
  },
  highest: { en: 'Highest level', id: 'Tingkat tertinggi', my: 'Tahap tertinggi' },
  seed: { en: 'Seed', id: 'Benih', my: 'Benih' },
  sprout: { en: 'Sprout', id: 'Tunas', my: 'Tunas' },
  voice: { en: 'Voice', id: 'Penutur', my: 'Penutur' },
  guide: { en: 'Guide', id: 'Pembimbing', my: 'Pembimbing' },
  sage: { en: 'Sage', id: 'Cendekiawan', my: 'Cendekiawan' },
  luminary: { en: 'Luminary', id: 'Pelita', my: 'Pelita' },
})
