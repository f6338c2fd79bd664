import type * as articleSearch from '../../contract/article-search.ts'
import type * as guilds from '../../contract/guilds.ts'
import type * as posts from '../../contract/page-posts.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: EndpointFactsOf<
  typeof articleSearch & Pick<typeof posts, 'searchPagePosts'> & Pick<typeof guilds, 'searchGuilds'>
> = {
  searchArticles: {
    summary: {
      en: 'Searches articles by their words; title matches come first.',
      id: 'Mencari artikel menurut kata-katanya; kecocokan judul lebih dulu.',
      my: 'Mencari artikel mengikut perkataannya; padanan tajuk didahulukan.',
    },
  },
  listTags: {
    summary: {
      en: 'Tags that begin with a text, or those used most in a category.',
      id: 'Tag yang diawali suatu teks, atau yang paling banyak dipakai dalam suatu kategori.',
      my: 'Tag yang bermula dengan sesuatu teks, atau yang paling kerap digunakan dalam sesuatu kategori.',
    },
  },
  searchPagePosts: {
    summary: {
      en: 'Searches posts of Page for words.',
      id: 'Mencari kata dalam postingan Page.',
      my: 'Mencari perkataan dalam hantaran Page.',
    },
  },
  searchGuilds: {
    summary: {
      en: 'Searches guilds by name, insignia and description; names come first.',
      id: 'Mencari guild menurut nama, inisial, dan deskripsinya; kecocokan nama lebih dulu.',
      my: 'Mencari guild mengikut nama, inisial dan penerangannya; padanan nama didahulukan.',
    },
  },
}
