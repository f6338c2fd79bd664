import { defineMessages } from '../platform/messages.ts'

/** One question a category, for whoever would write but does not know about what. */
export const messages = defineMessages({
  world: {
    en: 'What happened near you this month that the next country hasn’t heard about?',
    id: 'Apa yang terjadi di sekitar Anda bulan ini dan belum terdengar di negara tetangga?',
    my: 'Apakah yang berlaku berhampiran anda bulan ini yang belum didengar negara jiran?',
  },
  history: {
    en: 'Which building in your town has a story that isn’t on its sign?',
    id: 'Bangunan mana di kota Anda menyimpan cerita yang tidak tertulis di papannya?',
    my: 'Bangunan manakah di bandar anda menyimpan kisah yang tiada pada papan tandanya?',
  },
  science: {
    en: 'What can you show with nothing but things from the kitchen?',
    id: 'Apa yang bisa dibuktikan hanya dengan barang dari dapur?',
    my: 'Apakah yang boleh dibuktikan dengan barang dapur sahaja?',
  },
  geography: {
    en: 'Why does the river, the road or the border run right there?',
    id: 'Mengapa sungai, jalan, atau batas wilayah itu tepat di sana?',
    my: 'Mengapakah sungai, jalan atau sempadan itu terletak di situ?',
  },
  sports: {
    en: 'Which local game has no rule book yet?',
    id: 'Permainan mana di daerah Anda yang belum punya buku aturan?',
    my: 'Permainan manakah di tempat anda yang belum ada buku peraturan?',
  },
  entertainment: {
    en: 'Which song, film or story should no one miss, and why?',
    id: 'Lagu, film, atau kisah mana yang tidak boleh dilewatkan, dan mengapa?',
    my: 'Lagu, filem atau kisah manakah yang tidak patut terlepas, dan mengapa?',
  },
  politics: {
    en: 'How is a law made where you live, step by step?',
    id: 'Bagaimana undang-undang dibuat di tempat Anda, langkah demi langkah?',
    my: 'Bagaimanakah sesuatu undang-undang digubal di tempat anda, langkah demi langkah?',
  },
  technology: {
    en: 'What did you repair, and how would you do it again?',
    id: 'Apa yang pernah Anda perbaiki, dan bagaimana caranya?',
    my: 'Apakah yang pernah anda baiki, dan bagaimana caranya?',
  },
  health: {
    en: 'What does every family around you believe, and what does research say?',
    id: 'Apa yang dipercaya setiap keluarga di sekitar Anda, dan apa kata penelitian?',
    my: 'Apakah yang dipercayai setiap keluarga di sekeliling anda, dan apa kata kajian?',
  },
  education: {
    en: 'How would you explain the hardest lesson at school in ten minutes?',
    id: 'Bagaimana Anda menjelaskan pelajaran tersulit di sekolah dalam sepuluh menit?',
    my: 'Bagaimanakah anda menerangkan pelajaran paling sukar di sekolah dalam sepuluh minit?',
  },
  astronomy: {
    en: 'What’s above your roof tonight, and how far away is it?',
    id: 'Apa yang ada di atas atap Anda malam ini, dan seberapa jauh?',
    my: 'Apakah yang berada di atas bumbung anda malam ini, dan sejauh mana?',
  },
})
