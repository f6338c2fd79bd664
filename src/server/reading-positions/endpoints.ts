import type * as readingPositions from '../../contract/reading-positions.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: EndpointFactsOf<typeof readingPositions> = {
  saveReadingPosition: {
    summary: {
      en: 'Remembers where the signed-in person is in an article that they have half read.',
      id: 'Mengingat sampai di mana orang yang masuk membaca sebuah artikel.',
      my: 'Mengingati tempat orang yang log masuk berhenti membaca sesebuah artikel.',
    },
  },
  removeReadingPosition: {
    summary: {
      en: 'Forgets where they stopped in an article.',
      id: 'Melupakan tempat terakhir mereka dalam sebuah artikel.',
      my: 'Melupakan tempat mereka berhenti dalam sesebuah artikel.',
    },
  },
  listReadingPositions: {
    summary: {
      en: 'The articles that the signed-in person has half read, the latest first.',
      id: 'Artikel yang baru separuh dibaca orang yang masuk, yang terakhir dibaca lebih dulu.',
      my: 'Artikel yang separuh dibaca oleh orang yang log masuk, yang terakhir dibaca dahulu.',
    },
  },
}
