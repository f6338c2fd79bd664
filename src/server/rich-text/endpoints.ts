import type * as richText from '../../contract/rich-text.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: EndpointFactsOf<typeof richText> = {
  previewText: {
    summary: {
      en: 'Turns Markdown into the tree readers will see, and counts its words. Nothing is saved.',
      id: 'Mengubah Markdown menjadi susunan yang akan dilihat pembaca dan menghitung katanya. Tidak ada yang disimpan.',
      my: 'Menukar Markdown kepada susunan yang akan dipaparkan kepada pembaca dan mengira perkataannya. Tiada apa yang disimpan.',
    },
  },
}
