import type * as readingPositions from '../../contract/reading-positions.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: EndpointFactsOf<typeof readingPositions> = {
  saveReadingPosition: {
    summary: {
      en: 'Saves how far the signed-in person has read an article.',
      id: 'Menyimpan sampai di mana orang yang masuk membaca sebuah artikel.',
      my: 'Menyimpan tempat orang yang log masuk berhenti membaca sesebuah artikel.',
    },
  },
  removeReadingPosition: {
    summary: {
      en: 'Deletes the saved reading position in an article.',
      id: 'Menghapus posisi baca yang tersimpan dalam sebuah artikel.',
      my: 'Memadam kedudukan bacaan yang disimpan dalam sesebuah artikel.',
    },
  },
  listReadingPositions: {
    summary: {
      en: 'Articles the signed-in person has half read, the most recent first.',
      id: 'Artikel yang baru separuh dibaca orang yang masuk, yang terakhir dibaca lebih dulu.',
      my: 'Artikel yang separuh dibaca oleh orang yang log masuk, yang terakhir dibaca dahulu.',
    },
  },
}
