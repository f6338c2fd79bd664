import type * as articleSearch from '../../contract/article-search.ts'
import type * as guilds from '../../contract/guilds.ts'
import type * as posts from '../../contract/page-posts.ts'
import type * as search from '../../contract/search.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: EndpointFactsOf<
  typeof articleSearch &
    typeof search &
    Pick<typeof posts, 'searchPagePosts'> &
    Pick<typeof guilds, 'searchGuilds'>
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
      en: 'Searches Page posts for words.',
      id: 'Mencari kata dalam postingan Page.',
      my: 'Mencari perkataan dalam hantaran Page.',
    },
  },
  searchGuilds: {
    summary: {
      en: 'Searches guilds by name, insignia and description; names come first. Adult ones only with `includeNsfw`, for anyone who has confirmed they’re 18 or older.',
      id: 'Mencari guild menurut nama, inisial, dan deskripsinya; kecocokan nama lebih dulu. Yang dewasa hanya dengan `includeNsfw`, bagi yang sudah menyatakan berusia 18 tahun ke atas.',
      my: 'Mencari guild mengikut nama, inisial dan penerangannya; padanan nama didahulukan. Yang dewasa hanya dengan `includeNsfw`, bagi yang telah mengesahkan umur 18 tahun ke atas.',
    },
  },
  searchPeople: {
    summary: {
      en: 'Searches people by the beginning of their alias or name; profiles for members only are found by members.',
      id: 'Mencari orang menurut awal alias atau namanya; profil khusus anggota hanya ditemukan oleh anggota.',
      my: 'Mencari orang mengikut permulaan alias atau namanya; profil khas untuk ahli hanya ditemui oleh ahli.',
    },
  },
  suggestSearches: {
    summary: {
      en: 'Suggests people, tags and titles while someone types a search.',
      id: 'Menyarankan orang, tag, dan judul saat seseorang mengetik pencarian.',
      my: 'Mencadangkan orang, tag dan tajuk semasa seseorang menaip carian.',
    },
  },
  correctSearch: {
    summary: {
      en: 'What a misspelt term may mean: one that finds something, or null.',
      id: 'Kata yang mungkin dimaksud jika salah ketik: yang menemukan sesuatu, atau null.',
      my: 'Perkataan yang mungkin dimaksudkan apabila tersalah eja: yang menemui sesuatu, atau null.',
    },
  },
  listTagSynonyms: {
    summary: {
      en: 'Tags in use that mean the same in another language.',
      id: 'Tag terpakai yang artinya sama dalam bahasa lain.',
      my: 'Tag yang digunakan dengan maksud sama dalam bahasa lain.',
    },
  },
}
