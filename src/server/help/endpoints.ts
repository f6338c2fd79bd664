import type * as help from '../../contract/help.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: EndpointFactsOf<typeof help> = {
  answerHelp: {
    summary: {
      en: 'Records whether a help page was helpful. Only totals are kept, by page, language and day: never who answered.',
      id: 'Mencatat apakah sebuah halaman bantuan membantu. Hanya jumlah yang disimpan, per halaman, bahasa, dan hari: tidak pernah siapa yang menjawab.',
      my: 'Merekodkan sama ada sesebuah halaman bantuan membantu. Hanya jumlah yang disimpan, mengikut halaman, bahasa dan hari: tidak sekali-kali siapa yang menjawab.',
    },
  },
}
